import type { DeliveryAddress, PaymentMethod } from '@shop/shared/contracts/provider';
import { record, textOf, type StoredValue } from '../../components/storage/stored-value.ts';
import { addressOf } from './address.ts';
import { isPaymentMethod } from './payment-methods.ts';

/** An order that was sent, or is about to be, with unknown outcome. */
export interface OrderAttempt {
  /** Idempotency key: the same whenever this order is sent. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly address: DeliveryAddress;
  readonly owner: string;
}

/**
 * Gives an order its idempotency key before it is sent, and stores the key until the outcome is known: a second press, a
 * reload or a lost connection repeats the same order and never creates another.
 */
export interface OrderAttempts {
  /** The owner's attempt of unknown outcome, if any. */
  open(owner: string): OrderAttempt | undefined;
  begin(attempt: Omit<OrderAttempt, 'key'>): OrderAttempt;
  /** The outcome is known. */
  end(): void;
}

export function orderAttempts(stored: StoredValue, newKey: () => string): OrderAttempts {
  // In memory too, for a browser without storage.
  let last: OrderAttempt | undefined;
  return {
    open(owner) {
      const attempt = last ?? readAttempt(stored.read());
      return attempt?.owner === owner ? attempt : undefined;
    },
    begin(attempt) {
      last = { ...attempt, key: newKey() };
      stored.write(last);
      return last;
    },
    end() {
      last = undefined;
      stored.remove();
    },
  };
}

function readAttempt(value: unknown): OrderAttempt | undefined {
  const { key, method, address, owner } = record(value);
  const known = textOf(method);
  if (!textOf(key) || !isPaymentMethod(known)) return undefined;
  return { key: textOf(key), method: known, address: addressOf(address), owner: textOf(owner) };
}

/** A random key; on pages without https, too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
