import type { Order } from '@shop/shared/contracts/provider';
import type { SafeStorage } from '@shop/shared/storage';
import { record, storedValue } from '../storage/stored-value.ts';

/** The card payment under way, stored while the shopper is on the payment page. */
export interface PendingPayment {
  save(paymentId: string, order: Order): void;
  /** The order is placed, and its payment not started yet. */
  begin(order: Order): void;
  /** The payment saved last; null when there is none. */
  paymentId(): string | null;
  /** The order of that payment; null when there is none, or it is paid. */
  order(): Order | null;
  /** The order is paid: it is no longer pending. */
  settle(): void;
}

/** In session storage. Where that fails the return address names the payment, too. */
export function pendingPayment(storage: SafeStorage, prefix = ''): PendingPayment {
  const paymentKey = `${prefix}pendingPaymentId`;
  const storedOrder = storedValue(storage, `${prefix}pendingOrder`);
  return {
    save(paymentId, order) {
      storage.setItem(paymentKey, paymentId);
      storedOrder.write(order);
    },
    begin(order) {
      storage.removeItem(paymentKey);
      storedOrder.write(order);
    },
    paymentId: () => storage.getItem(paymentKey),
    order: () => parseOrder(storedOrder.read()),
    settle: () => storedOrder.remove(),
  };
}

/** An order from storage or navigation state; null for anything else. */
export function parseOrder(value: unknown): Order | null {
  const { id } = record(value);
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
  return { ...record(value), id };
}
