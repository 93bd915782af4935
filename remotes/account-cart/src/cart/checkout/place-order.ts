import type { ProviderClient } from '@shop/shared/contracts';
import {
  createOrder,
  isProviderFailure,
  type PaymentOptions,
  type ProviderFailure,
} from '@shop/shared/contracts/provider';
import { isAnswerLost, refusalText } from '@shop/shared/provider';
import { accountFormMessages } from '../../messages/account-form.ts';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import {
  finishOrder,
  finishUnconfirmed,
  type FinishDependencies,
  type FinishedOrder,
} from './finish-order.ts';
import type { OrderedDish } from '../../components/orders/ordered-dish.ts';
import type { OrderAttempt, SentOrder } from './order-attempt.ts';

export interface OrderRequest extends SentOrder {
  readonly options: PaymentOptions;
}

export interface CheckoutDependencies extends FinishDependencies {
  readonly provider: Pick<ProviderClient, 'call' | 'takesKeys'>;
  readonly owner: string;
  /** Milliseconds since 1970. */
  now(): number;
  wait(timeMs: number): Promise<void>;
  /** Whether the page was left, or the session is over: the next one goes on looking. */
  isLeft(): boolean;
  isOffline(): boolean;
  /** Reloads the provider's cart; an order empties it. `changed`: it no longer holds what was ordered. */
  readCart(ordered?: readonly OrderedDish[]): Promise<'empty' | 'filled' | 'changed' | 'unknown'>;
  /** Whether the cart holds something else by now than what showed at the press. */
  hasCartChanged(): boolean;
  /** The order may have arrived, and no answer comes. */
  onSlow(): void;
}

/** The outcome of placing an order. */
export type OrderOutcome =
  | FinishedOrder
  /** The order is not placed, or its outcome is still unknown: then its attempt stays open. */
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** What the shopper can do about it. */
      readonly help?: string;
      /** The order was placed before this visit. */
      readonly isEarlier?: boolean;
    };

/** An attempt, and what its payment needs once it has become an order. */
export interface OpenOrder {
  readonly attempt: OrderAttempt;
  options(): Promise<PaymentOptions>;
}

/** After this the shop says that it waits; the answer is waited for as long as gateways usually let a provider work. */
const slowMs = 15_000;
const answerMs = 60_000;

/** From the press to the end of the search: two minutes after the shop has said that it waits. */
const searchMs = slowMs + 120_000;

/** Between two searches; the last one is repeated. */
const pausesMs = [300, 900, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Creates the order and prepares its payment. An order of unknown outcome is looked for, and keeps its idempotency key, so
 * that placing it again cannot create a second one. Never rejects.
 */
export async function placeOrder(
  { options, ...order }: OrderRequest,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  const { attempts, owner, provider, hasCartChanged } = dependencies;
  const load = async () => options;
  // It may have waited for the search of another tab.
  if (dependencies.isOthers()) return outcomeUnknown;
  try {
    const earlier = attempts.open(owner);
    if (earlier && !provider.takesKeys) {
      const found = await searchOrder({ attempt: earlier, options: load }, dependencies, false);
      if (found.kind !== 'failed' || attempts.open(owner)) return found;
      if (hasCartChanged()) return { ...found, help: messages.cartOther };
    }
    const again = attempts.open(owner);
    // The order did not arrive, or the cart was filled anew: what would be ordered by the same key is seen first.
    const cart = again && (await readCart(dependencies));
    if (cart === 'filled' && hasCartChanged()) return { kind: 'failed', text: messages.cartOther };
    // It did arrive: what goes where is what was sent then, whatever was changed since.
    const wanted = again && cart === 'empty' ? again : { ...order, owner };
    const sent = { attempt: attempts.begin(wanted, again), options: load };
    return await (again ? searchOrder(sent, dependencies, true) : sendOrder(sent, dependencies));
  } catch (error) {
    console.error('The order could not be placed.', error);
    return { kind: 'failed', text: messages.unforeseen };
  }
}

async function sendOrder(sent: OpenOrder, dependencies: CheckoutDependencies): Promise<OrderOutcome> {
  const { attempts, provider, isOffline, onSlow } = dependencies;
  const wasOffline = isOffline();
  const timer = setTimeout(onSlow, slowMs);
  try {
    return await requestDecided(sent, dependencies);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    const isUnsent = wasOffline && error.kind === 'network';
    if (!isUnsent && !(await isRefused(error, dependencies)))
      return await searchOrder(sent, dependencies, !!provider.takesKeys);
    attempts.end(dependencies.owner);
    const text = isUnsent ? accountFormMessages.offline : refusalText(error, messages.orderFailed);
    return { kind: 'failed', text };
  } finally {
    clearTimeout(timer);
  }
}

/** Where its key may be under way the order is sent again, for fifteen seconds: see `isRefused`. 409 may be another refusal, too. */
async function requestDecided(sent: OpenOrder, dependencies: CheckoutDependencies): Promise<OrderOutcome> {
  for (const pauseMs of pausesMs.slice(0, 5)) {
    try {
      return await requestOrder(sent, dependencies);
    } catch (error) {
      if (!isProviderFailure(error) || !dependencies.provider.takesKeys || !underWay.has(error.status))
        throw error;
    }
    await dependencies.wait(pauseMs);
    if (dependencies.isLeft() || dependencies.isOthers()) return outcomeUnknown;
  }
  return requestOrder(sent, dependencies);
}

/**
 * Whether an order that failed was not made. Browsers send it again by themselves where a connection that was in use before ends
 * without an answer: the second one may be refused because the first has emptied the cart, or is under way.
 */
async function isRefused(error: ProviderFailure, dependencies: CheckoutDependencies): Promise<boolean> {
  if (error.kind === 'refused' || error.status === 401) return true;
  if (isAnswerLost(error)) return false;
  const cart = await readCart(dependencies);
  return isRefusal(error) ? cart !== 'empty' : cart === 'filled';
}

async function requestOrder(
  { attempt, options }: OpenOrder,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  const { key, method, address } = attempt;
  const body = { payment_method: method, delivery_address: address };
  const order = await dependencies.provider.call(createOrder, body, {
    idempotencyKey: key,
    timeoutMs: answerMs,
  });
  return finishOrder(order, attempt, options, dependencies);
}

/**
 * Looks for an order whose answer was lost, with growing pauses. A cart that is still full means "not yet" until the time is
 * over. A provider that takes keys is asked for the order by sending it again: at once after a press, which wanted it; later
 * only where the cart is empty, so that a visit never orders. Rejects only for unforeseen errors.
 */
export async function searchOrder(
  sent: OpenOrder,
  dependencies: CheckoutDependencies,
  maySend: boolean,
): Promise<OrderOutcome> {
  const endsAt = sent.attempt.sentAt + searchMs;
  for (let looks = 0; ; looks++) {
    if (dependencies.isOthers()) return outcomeUnknown;
    const found = await lookForOrder(sent, dependencies, maySend);
    if (found) return found;
    const pauseMs = pausesMs[looks] ?? pausesMs[6];
    if (dependencies.now() + pauseMs > endsAt) return endSearch(sent, dependencies);
    dependencies.onSlow();
    await dependencies.wait(pauseMs);
    if (dependencies.isLeft()) return outcomeUnknown;
  }
}

/** Undefined while the outcome is unknown. */
async function lookForOrder(
  sent: OpenOrder,
  dependencies: CheckoutDependencies,
  maySend: boolean,
): Promise<OrderOutcome | undefined> {
  if (!maySend) {
    if ((await readCart(dependencies)) !== 'empty') return undefined;
    if (!dependencies.provider.takesKeys) return endUnconfirmed(dependencies);
  }
  try {
    return await requestOrder(sent, dependencies);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    if (!isRefusal(error) || undecidedStatuses.has(error.status)) return undefined;
    const text = refusalText(error, messages.orderFailed);
    // The session has ended: the order is looked for after the login.
    if (error.status === 401) return { kind: 'failed', text };
    if ((await readCart(dependencies)) === 'empty') return endUnconfirmed(dependencies);
    dependencies.attempts.end(dependencies.owner);
    return { kind: 'failed', text };
  }
}

async function endSearch({ attempt }: OpenOrder, dependencies: CheckoutDependencies): Promise<OrderOutcome> {
  const cart = await readCart(dependencies, attempt.dishes);
  if (cart === 'empty') return endUnconfirmed(dependencies);
  if (dependencies.isLeft()) return outcomeUnknown;
  if (cart !== 'unknown') {
    dependencies.attempts.end(dependencies.owner);
    // An order may have emptied the cart, which was filled anew.
    return { kind: 'failed', text: cart === 'filled' ? messages.orderMissing : messages.cartChanged };
  }
  const help = dependencies.provider.takesKeys ? messages.againWithKey : messages.againWithoutKey;
  return { kind: 'failed', text: messages.outcomeUnknown, help };
}

/** Nothing else tells of such an order: whoever has left the page reads it on the next one, which goes on looking. */
function endUnconfirmed(dependencies: CheckoutDependencies): OrderOutcome {
  return dependencies.isLeft() ? outcomeUnknown : finishUnconfirmed(dependencies);
}

const outcomeUnknown: OrderOutcome = { kind: 'failed', text: messages.outcomeUnknown };

/** The cart of who has ordered; that of another customer says nothing of the order. */
async function readCart(
  dependencies: CheckoutDependencies,
  ordered?: readonly OrderedDish[],
): ReturnType<CheckoutDependencies['readCart']> {
  const cart = await dependencies.readCart(ordered);
  return dependencies.isOthers() ? 'unknown' : cart;
}

/** Too slow, already under way, too early. */
const underWay: ReadonlySet<number> = new Set([408, 409, 425]);

/** Not sent, under way, too many: the order's first request may still be answered. */
const undecidedStatuses: ReadonlySet<number> = new Set([0, 429, ...underWay]);

/** Whether the provider refused the order, or it was not sent. Any other failure leaves the outcome unknown. */
function isRefusal({ kind, status }: { readonly kind: string; readonly status: number }): boolean {
  return kind === 'refused' || (kind === 'http' && status < 500);
}
