import type { DeliveryAddress, PaymentMethod } from '@shop/shared/contracts/provider';
import { record, textOf, type StoredValue } from '../../components/storage/stored-value.ts';
import { readDishes, type OrderedDish } from '../../components/orders/ordered-dish.ts';
import { addressOf } from '../../components/orders/device-orders.ts';
import { isPaymentMethod } from './payment-methods.ts';

/** What a customer orders. */
export interface SentOrder {
  readonly method: PaymentMethod;
  /** What the shop calls the method. */
  readonly methodName: string;
  readonly address: DeliveryAddress;
  readonly dishes: readonly OrderedDish[];
}

/** An order that was sent, or is about to be, with unknown outcome. */
export interface OrderAttempt extends SentOrder {
  /** Idempotency key: the same whenever this order is sent. */
  readonly key: string;
  /** When it was last placed; milliseconds since 1970. */
  readonly sentAt: number;
  readonly owner: string;
}

/**
 * Gives an order its idempotency key before it is sent, and stores the key until the outcome is known: a second press, a
 * reload, another tab or a lost connection repeats the same order and never creates another.
 */
export interface OrderAttempts {
  /** The owner's attempt of unknown outcome, if any. */
  open(owner: string): OrderAttempt | undefined;
  /** Takes over the key of an earlier attempt. */
  begin(order: Omit<OrderAttempt, 'key' | 'sentAt'>, earlier?: OrderAttempt): OrderAttempt;
  /** The outcome of the owner's order is known. */
  end(owner: string): void;
}

/** Providers forget keys after a day, and an order that old is none that anybody waits for. */
const longestMs = 86_400_000;

export function orderAttempts(
  stored: StoredValue,
  newKey: () => string,
  now: () => number = Date.now,
): OrderAttempts {
  const all = () => {
    const known = readAttempts(stored.read());
    const open = known.filter(({ sentAt }) => now() - sentAt <= longestMs);
    if (open.length < known.length) write(open);
    return open;
  };
  const write = (attempts: readonly OrderAttempt[]) => {
    if (attempts.length > 0) stored.write(attempts);
    else stored.remove();
  };
  const allBut = (owner: string) => all().filter((attempt) => attempt.owner !== owner);
  return {
    open: (owner) => all().find((attempt) => attempt.owner === owner),
    begin(order, earlier) {
      const attempt = { ...order, key: earlier?.key ?? newKey(), sentAt: now() };
      write([...allBut(order.owner), attempt]);
      return attempt;
    },
    end: (owner) => write(allBut(owner)),
  };
}

/** One of each customer of the device; earlier releases stored one alone. */
function readAttempts(value: unknown): OrderAttempt[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.map(readAttempt).filter((attempt) => attempt !== undefined);
}

function readAttempt(value: unknown): OrderAttempt | undefined {
  const { key, sentAt, method, methodName, address, dishes, owner } = record(value);
  const known = textOf(method);
  if (!textOf(key) || typeof sentAt !== 'number' || !isPaymentMethod(known)) return undefined;
  return {
    key: textOf(key),
    sentAt,
    method: known,
    methodName: textOf(methodName),
    address: addressOf(address),
    dishes: readDishes(dishes),
    owner: textOf(owner),
  };
}

/** A random key; on pages without https, too, where `randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
