import type { Order, PaymentMethod } from '@shop/shared/contracts/provider';
import { record, textOf } from '../storage/stored-value.ts';
import { dishesOf, readDishes, type OrderedDish } from './ordered-dish.ts';
import { parseOrder } from './pending-payment.ts';

/** What the checkout hands to the confirmation, in the navigation state. */
export interface PlacedOrder {
  readonly order: Order;
  readonly method: PaymentMethod;
  readonly dishes: readonly OrderedDish[];
  /** Bank details or custom instructions, as plain text. */
  readonly instructions: string;
  /** The payment page could not be opened, so the shopper should ask the shop. */
  readonly contactShop: boolean;
}

/** An order in a navigation state, which stays in the history of the tab. */
export interface StoredOrder extends PlacedOrder {
  /** Who has placed it; empty where that is not known. */
  readonly owner: string;
}

/** The order in a navigation state, which may come from anywhere; null without one. */
export function placedOrder(state: unknown): StoredOrder | null {
  const { order: given, method, dishes, instructions, contactShop, owner } = record(state);
  const order = parseOrder(given);
  if (!order) return null;
  return {
    order,
    method: method === 'bank_transfer' || method === 'custom' ? method : 'card_2c2p',
    dishes: dishesOf(order, readDishes(dishes)),
    instructions: typeof instructions === 'string' ? instructions : '',
    contactShop: contactShop === true,
    owner: textOf(owner),
  };
}
