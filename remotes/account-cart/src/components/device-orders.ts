import { paymentMethods, type Order, type PaymentMethod } from '@shop/shared/contracts/provider';
import { record, textOf, type Kept } from './browser-store.ts';
import { orderNumber, orderTotal } from './order-facts.ts';

/** An order placed on this device. */
export interface DeviceOrder {
  readonly id: number | string;
  readonly number: string;
  /** Decimal text; empty when the provider did not say. */
  readonly total: string;
  readonly method: PaymentMethod;
  /** ISO date and time. */
  readonly placedAt: string;
  /** Its latest card payment; empty without one. */
  readonly paymentId: string;
  /** Whose order it is, as the session says. */
  readonly owner: string;
}

const most = 30;

/** The orders placed on this device, newest first; the provider has no list of them. */
export interface DeviceOrders {
  of(owner: string): DeviceOrder[];
  add(order: Order, method: PaymentMethod, owner: string, now: Date): void;
  /** The order's payment was started, or started anew. */
  paying(id: Order['id'], paymentId: string): void;
}

export function deviceOrders(kept: Kept): DeviceOrders {
  const all = (): DeviceOrder[] => {
    const list = kept.read();
    return Array.isArray(list) ? list.flatMap((value: unknown) => readOrder(value) ?? []) : [];
  };
  return {
    of: (owner) => all().filter((order) => order.owner === owner),
    add(order, method, owner, now) {
      const { id } = order;
      const entry: DeviceOrder = {
        id,
        number: orderNumber(order),
        total: orderTotal(order),
        method,
        placedAt: now.toISOString(),
        paymentId: '',
        owner,
      };
      kept.write([entry, ...all().filter((other) => other.id !== id)].slice(0, most));
    },
    paying(id, paymentId) {
      kept.write(all().map((order) => (order.id === id ? { ...order, paymentId } : order)));
    },
  };
}

function readOrder(value: unknown): DeviceOrder | null {
  const { id, method, ...rest } = record(value);
  const known = paymentMethods.find((one) => one === method);
  if ((typeof id !== 'string' && typeof id !== 'number') || !known) return null;
  const text = (name: 'number' | 'total' | 'placedAt' | 'paymentId' | 'owner') => textOf(rest[name]);
  if (Number.isNaN(Date.parse(text('placedAt')))) return null;
  return {
    id,
    method: known,
    number: text('number') || String(id),
    total: text('total'),
    placedAt: text('placedAt'),
    paymentId: text('paymentId'),
    owner: text('owner'),
  };
}
