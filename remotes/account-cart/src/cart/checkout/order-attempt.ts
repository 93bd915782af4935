import type { DeliveryAddress, PaymentMethod } from '@shop/shared/contracts/provider';
import { record, textOf, type Kept } from '../../components/browser-store.ts';
import { addressOf } from './address.ts';
import { isPaymentMethod } from './methods.ts';

/** An order that was sent, or is about to be, and whose outcome is not known yet. */
export interface OrderAttempt {
  /** The same for every sending of this order. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly address: DeliveryAddress;
  readonly owner: string;
}

/**
 * Names an order before it is sent, and keeps the name until the provider has spoken: a second press, a reload or a lost
 * connection asks for the same order again and never makes another.
 */
export interface OrderAttempts {
  /** The attempt whose outcome is unknown; undefined when there is none, or it is somebody else's. */
  open(owner: string): OrderAttempt | undefined;
  begin(attempt: Omit<OrderAttempt, 'key'>): OrderAttempt;
  /** The provider has taken the order or refused it. */
  end(): void;
}

export function orderAttempts(kept: Kept, newKey: () => string): OrderAttempts {
  // Also without a storage, as long as the page stands.
  let last: OrderAttempt | undefined;
  return {
    open(owner) {
      const attempt = last ?? readAttempt(kept.read());
      return attempt?.owner === owner ? attempt : undefined;
    },
    begin(wish) {
      last = { ...wish, key: newKey() };
      kept.write(last);
      return last;
    },
    end() {
      last = undefined;
      kept.forget();
    },
  };
}

function readAttempt(value: unknown): OrderAttempt | undefined {
  const { key, method, address, owner } = record(value);
  const known = textOf(method);
  if (!textOf(key) || !isPaymentMethod(known)) return undefined;
  return { key: textOf(key), method: known, address: addressOf(address), owner: textOf(owner) };
}

/** A name that nobody else gives; also on pages without https, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
