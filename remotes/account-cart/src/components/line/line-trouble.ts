import type { CartItem } from '@shop/shared/contracts/provider';
import { cartMessages as messages } from '../../messages/cart.ts';

/** A product that is not sold any more; one that has vanished has no name either. */
export function isGone({ product }: CartItem): boolean {
  return product.is_active === false || product.name === '';
}

/** Why a line cannot be ordered as it is; empty when it can, or the provider does not say. */
export function lineTrouble(item: CartItem): string {
  const { stock } = item.product;
  if (isGone(item)) return messages.gone;
  if (stock === 0) return messages.soldOut;
  return typeof stock === 'number' && stock < item.quantity ? messages.fewLeft(stock) : '';
}

export function lineName({ product }: CartItem): string {
  return product.name || messages.nameless;
}
