import type { ListedProduct } from '@shop/shared/contracts/provider';

/** Whether a product can be added to the cart: it has a price, and the provider does not say that nothing is left. */
export function isForSale({ price, stock }: Pick<ListedProduct, 'price' | 'stock'>): boolean {
  return price !== null && stock !== 0;
}
