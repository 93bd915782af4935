import {
  paymentMethods,
  type DeliveryAddress,
  type Order,
  type PaymentMethod,
  type AddressField,
} from '@shop/shared/contracts/provider';
import { methodNames } from '../../messages/orders.ts';
import { record, textOf, type StoredValue } from '../storage/stored-value.ts';
import { orderNumber, orderTotal } from './order-facts.ts';
import { readDishes, type OrderedDish } from './ordered-dish.ts';

/** An order that was just placed. */
export interface NewOrder {
  readonly order: Order;
  readonly method: PaymentMethod;
  /** What the shop calls the method. */
  readonly methodName: string;
  readonly address: DeliveryAddress;
  readonly dishes: readonly OrderedDish[];
}

/** An order placed on this device. */
export interface DeviceOrder {
  readonly id: number | string;
  readonly number: string;
  /** Decimal text; empty when the provider did not say. */
  readonly total: string;
  readonly method: PaymentMethod;
  /** What the shop called the method. */
  readonly methodName: string;
  /** Its fields are empty unless the shopper agreed that this device remembers the address. */
  readonly address: DeliveryAddress;
  readonly dishes: readonly OrderedDish[];
  /** ISO date and time. */
  readonly placedAt: string;
  /** Its latest card payment; empty without one. */
  readonly paymentId: string;
  /** When the shopper came back from the page of that payment, as ISO date and time; empty before. */
  readonly returnedAt: string;
  /** The owner that the session names. */
  readonly owner: string;
}

const maxOrders = 30;

/** The orders placed on this device, newest first; the provider has no list of them. */
export interface DeviceOrders {
  list(owner: string): DeviceOrder[];
  add(placed: NewOrder, owner: string, now: Date): void;
  /** The order of a card payment, whoever has placed it. */
  ofPayment(paymentId: string): DeviceOrder | undefined;
  /** A card payment of the order was started. */
  setPayment(id: Order['id'], paymentId: string): void;
  /** The shopper came back from the page of a card payment; its first return counts. */
  setReturned(paymentId: string, now: Date): void;
}

export function deviceOrders(stored: StoredValue): DeviceOrders {
  const all = (): DeviceOrder[] => {
    const list = stored.read();
    return Array.isArray(list) ? list.flatMap((value: unknown) => readOrder(value) ?? []) : [];
  };
  return {
    list: (owner) => all().filter((order) => order.owner === owner),
    add({ order, ...placed }, owner, now) {
      const { id } = order;
      const entry: DeviceOrder = {
        ...placed,
        id,
        number: orderNumber(order),
        total: orderTotal(order),
        placedAt: now.toISOString(),
        paymentId: '',
        returnedAt: '',
        owner,
      };
      stored.write([entry, ...all().filter((other) => other.id !== id)].slice(0, maxOrders));
    },
    ofPayment: (paymentId) => all().find((order) => order.paymentId === paymentId),
    setPayment(id, paymentId) {
      stored.write(all().map((order) => (order.id === id ? { ...order, paymentId, returnedAt: '' } : order)));
    },
    setReturned(paymentId, now) {
      const isFirst = (order: DeviceOrder) => order.paymentId === paymentId && !order.returnedAt;
      const returnedAt = now.toISOString();
      if (all().some(isFirst))
        stored.write(all().map((order) => (isFirst(order) ? { ...order, returnedAt } : order)));
    },
  };
}

function readOrder(value: unknown): DeviceOrder | null {
  const { id, method, address, dishes, ...rest } = record(value);
  const known = paymentMethods.find((one) => one === method);
  if ((typeof id !== 'string' && typeof id !== 'number') || !known) return null;
  const text = (name: 'total' | 'methodName' | 'placedAt' | 'paymentId' | 'returnedAt' | 'owner') =>
    textOf(rest[name]);
  if (Number.isNaN(Date.parse(text('placedAt')))) return null;
  return {
    id,
    method: known,
    methodName: text('methodName') || methodNames[known],
    address: addressOf(address),
    dishes: readDishes(dishes),
    number: orderNumber({ id, order_number: rest['number'] }),
    total: text('total'),
    placedAt: text('placedAt'),
    paymentId: text('paymentId'),
    returnedAt: text('returnedAt'),
    owner: text('owner'),
  };
}

/** The address in an object that may come from anywhere, trimmed; what is no text is empty. */
export function addressOf(value: unknown): DeliveryAddress {
  const entries = record(value);
  const text = (field: AddressField) => textOf(entries[field]).trim();
  return {
    fullname: text('fullname'),
    contact_number: text('contact_number'),
    street: text('street'),
    city: text('city'),
    postalCode: text('postalCode'),
    country: text('country'),
  };
}
