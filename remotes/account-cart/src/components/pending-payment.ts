import type { Order } from '@shop/shared/contracts/provider';
import { record } from './browser-store.ts';

const paymentKey = 'pendingPaymentId';
const orderKey = 'pendingOrder';

/** What outlives the trip to the payment page and back. */
export interface PendingPayment {
  keep(paymentId: string, order: Order): void;
  /** The payment last kept; null when there is none or it cannot be read. */
  paymentId(): string | null;
  /** The order of that payment; null when there is none or it cannot be read. */
  order(): Order | null;
  /** The payment has arrived: nothing is pending any more. */
  settle(): void;
}

/** Kept in session storage. A storage that fails is survived: the payment page's return address names the payment too. */
export function pendingPayment(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  prefix = '',
): PendingPayment {
  const attempt = <T>(what: string, action: () => T): T | null => {
    try {
      return action();
    } catch (error) {
      console.error(`The pending payment could not be ${what}.`, error);
      return null;
    }
  };
  return {
    keep: (paymentId, order) =>
      void attempt('kept', () => {
        storage().setItem(prefix + paymentKey, paymentId);
        storage().setItem(prefix + orderKey, JSON.stringify(order));
      }),
    paymentId: () => attempt('read', () => storage().getItem(prefix + paymentKey)),
    order: () =>
      attempt('read', () => orderOf(JSON.parse(storage().getItem(prefix + orderKey) ?? 'null') as unknown)),
    settle: () => void attempt('forgotten', () => storage().removeItem(prefix + orderKey)),
  };
}

/** An order as it was kept; null for anything that is none. */
export function orderOf(value: unknown): Order | null {
  const { id } = record(value);
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
  return { ...record(value), id };
}
