import { readMoney, readText, type Order } from '@shop/shared/contracts/provider';
import { textOf } from '../storage/stored-value.ts';

// The provider guarantees only an order's id; all other fields are checked, and no text is bounded yet.

/** The number by which shop and shopper speak of an order: the provider's `order_number`, else the id. */
export function orderNumber({ id, ...rest }: Order): string {
  const number = rest['order_number'];
  const text = Number.isSafeInteger(number) ? String(number) : textOf(number).trim();
  return readText(text || id) ?? '';
}

/** The order's total as decimal text; empty when the provider does not say. */
export function orderTotal({ total, total_price: price }: Order): string {
  return decimal(total) || decimal(price);
}

/** An amount as decimal text; empty for what is none. */
export function decimal(value: unknown): string {
  return readMoney(value) ?? '';
}
