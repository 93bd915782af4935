import type { ProviderClient } from '@shop/shared/contracts';
import {
  createOrder,
  isProviderFailure,
  type DeliveryAddress,
  type Order,
  type PaymentMethod,
  type PaymentOptions,
} from '@shop/shared/contracts/provider';
import { checkoutMessages } from '../../messages/checkout.ts';
import { textOf } from '../../components/browser-store.ts';
import { detailOrAnswer } from '../../components/failure-text.ts';
import { startPayment, type PaymentDesk } from '../../components/start-payment.ts';
import type { PlacedOrder } from '../../components/placed-order.ts';
import { safePaymentAddress } from '../../components/safe-payment-address.ts';
import { isPaymentMethod } from './methods.ts';
import type { OrderAttempt, OrderAttempts } from './order-attempt.ts';

export interface OrderRequest {
  readonly method: PaymentMethod;
  readonly address: DeliveryAddress;
  readonly options: PaymentOptions;
}

export interface OrderDesk extends PaymentDesk {
  readonly provider: Pick<ProviderClient, 'call' | 'takesKeys'>;
  readonly owner: string;
  wait(time: number): Promise<void>;
  readonly attempts: OrderAttempts;
  /** An order took the cart: empties it here without a call, and remembers the order where it is known. */
  taken(placed?: { readonly order: Order; readonly method: PaymentMethod }): void;
  /** Reads the provider's cart anew: an order takes all that is in it. */
  readCart(): Promise<'empty' | 'filled' | 'unknown'>;
}

/** How placing an order ended, and so where the shopper goes. */
export type OrderOutcome =
  | { readonly kind: 'confirmed'; readonly placed: PlacedOrder }
  | { readonly kind: 'pay'; readonly address: string }
  /** The order stands, its card payment could not be started. */
  | { readonly kind: 'unpaid'; readonly order: Order; readonly text: string }
  /** The order stands, but its number did not get through. */
  | { readonly kind: 'unheard' }
  /** Nothing was ordered, as far as is known. */
  | { readonly kind: 'failed'; readonly text: string; readonly help?: string };

/**
 * Creates the order and prepares its payment. An order whose outcome is unknown keeps its key, so that placing it again
 * asks for the same one. Never rejects.
 */
export async function placeOrder(request: OrderRequest, desk: OrderDesk): Promise<OrderOutcome> {
  try {
    const earlier = desk.attempts.open(desk.owner);
    if (earlier && !desk.provider.takesKeys && (await desk.readCart()) === 'empty') return unheard(desk);
    const { method, address } = request;
    const attempt = earlier ?? desk.attempts.begin({ method, address, owner: desk.owner });
    return await send(attempt, request, desk);
  } catch (error) {
    console.error('The order could not be placed.', error);
    return { kind: 'failed', text: checkoutMessages.unforeseen };
  }
}

async function send(attempt: OrderAttempt, request: OrderRequest, desk: OrderDesk): Promise<OrderOutcome> {
  try {
    return await settle(await ask(attempt, request, desk), request, desk);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    const text = detailOrAnswer(error, checkoutMessages.orderFailed);
    if (isRefusal(error)) {
      desk.attempts.end();
      return { kind: 'failed', text };
    }
    const cart = await desk.readCart();
    if (cart === 'empty') return recover(attempt, request, desk);
    return cart === 'filled' ? { kind: 'failed', text } : { kind: 'failed', text, help: unknownHelp(desk) };
  }
}

/**
 * Ends an attempt that was sent while the cart is empty now: the order took it. Where the provider knows keys it is asked
 * for that order, which cannot make another. Rejects only for what is unforeseen.
 */
export async function recover(
  attempt: OrderAttempt,
  request: OrderRequest,
  desk: OrderDesk,
): Promise<OrderOutcome> {
  if (!desk.provider.takesKeys) return unheard(desk);
  try {
    return await settle(await ask(attempt, request, desk), request, desk);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    if (!isRefusal(error)) return unheard(desk);
    desk.attempts.end();
    return { kind: 'failed', text: detailOrAnswer(error, checkoutMessages.orderFailed) };
  }
}

/** Milliseconds before an order whose connection was lost is sent again, under its key. */
const pauses = [300, 900];

async function ask(
  attempt: OrderAttempt,
  request: OrderRequest,
  desk: OrderDesk,
  losses = 0,
): Promise<Order> {
  const { method, address } = request;
  try {
    const body = { payment_method: method, delivery_address: address };
    return await desk.provider.call(createOrder, body, { idempotencyKey: attempt.key });
  } catch (error) {
    const pause = pauses[losses];
    const isLost = isProviderFailure(error) && error.kind === 'network';
    if (!isLost || !desk.provider.takesKeys || pause === undefined) throw error;
    await desk.wait(pause);
    return ask(attempt, request, desk, losses + 1);
  }
}

async function settle(order: Order, request: OrderRequest, desk: OrderDesk): Promise<OrderOutcome> {
  desk.attempts.end();
  // Asked for again, it is the order made first, whatever was chosen since.
  const ordered = textOf(order['payment_method']);
  const method = isPaymentMethod(ordered) ? ordered : request.method;
  desk.taken({ order, method });
  if (method !== 'card_2c2p') return instructed(order, method, request.options);
  const { address } = await startPayment(order, desk);
  return address ? { kind: 'pay', address } : { kind: 'unpaid', order, text: checkoutMessages.cardFailed };
}

function unheard(desk: OrderDesk): OrderOutcome {
  desk.attempts.end();
  desk.taken();
  return { kind: 'unheard' };
}

function unknownHelp({ provider }: OrderDesk): string {
  return provider.takesKeys ? checkoutMessages.outcomeUnknown : checkoutMessages.outcomeUnknownUnkeyed;
}

/** An answer that says no: nothing was ordered. Everything else leaves it open. */
function isRefusal({ kind, status }: { readonly kind: string; readonly status: number }): boolean {
  return kind === 'refused' || (kind === 'http' && status < 500);
}

function instructed(order: Order, method: PaymentMethod, options: PaymentOptions): OrderOutcome {
  if (method === 'bank_transfer') return confirmed(order, method, options.bank_account_details, false);
  const wanted = options.custom_payment_redirect_url.trim();
  const address = safePaymentAddress(wanted);
  if (address) return { kind: 'pay', address };
  return confirmed(order, method, options.custom_payment_instructions, wanted !== '');
}

function confirmed(
  order: Order,
  method: PaymentMethod,
  instructions: string,
  contactShop: boolean,
): OrderOutcome {
  return { kind: 'confirmed', placed: { order, method, instructions, contactShop } };
}
