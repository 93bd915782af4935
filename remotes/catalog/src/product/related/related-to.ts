import type { ListedProduct } from '@shop/shared/contracts/provider';

const most = 4;

/** The first other products of a list; sold-out ones come last. */
export function relatedTo(product: ListedProduct, list: readonly ListedProduct[]): ListedProduct[] {
  const others = list.filter(({ id, slug }) => id !== product.id && slug !== product.slug);
  return others.sort((one, other) => Number(one.stock === 0) - Number(other.stock === 0)).slice(0, most);
}
