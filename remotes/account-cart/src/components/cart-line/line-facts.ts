import type { CartView } from '@shop/shared/contracts';
import { readText, type CartItem } from '@shop/shared/contracts/provider';
import { cartMessages as messages } from '../../messages/cart.ts';
import { timesQuantity } from '@shop/shared/provider';
import { jsonText } from '@shop/shared/json';

/** Whether the product is no longer sold; a deleted one has no name either. */
export function isDiscontinued({ product }: CartItem): boolean {
  return product.is_active === false || product.name === '';
}

/** Why a line cannot be ordered; empty when it can. */
export function lineProblem(item: CartItem): string {
  const { stock, price } = item.product;
  if (isDiscontinued(item)) return messages.discontinued;
  if (stock === 0) return messages.soldOut;
  if (price === null) return messages.noPrice;
  if (item.quantity === 0) return messages.noQuantity;
  return typeof stock === 'number' && stock < item.quantity ? messages.onlyLeft(stock) : '';
}

/** Why a cart cannot be ordered: for one of its lines, or for a total that nobody knows; empty when it can. */
export function cartProblem({ items, totalPrice }: Pick<CartView, 'items' | 'totalPrice'>): string {
  if (items.length === 0) return messages.emptyAlert;
  if (items.some((item) => lineProblem(item))) return messages.cannotBeOrdered;
  return totalPrice === null ? messages.noTotal : '';
}

export function lineName({ product }: CartItem): string {
  return product.name || messages.nameless;
}

/** Price times quantity; price and result are decimal text, null for a price on request and beyond what can be counted. */
export function lineTotal({ product: { price }, quantity }: CartItem): string | null {
  return price === null ? null : timesQuantity(price, quantity);
}

/** A line's customization as `{key}: {value}`; values may be of any JSON type. */
export function customizationTexts(customization: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(customization).map(([key, value]) => readText(`${key}: ${valueText(value)}`) ?? '');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  return value == null ? '' : jsonText(value);
}
