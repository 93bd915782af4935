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
import { textOf } from '../../components/storage/stored-value.ts';
import { detailOrAnswer } from '../../components/failure-text.ts';
import {
  safePaymentAddress,
  startPayment,
  type PaymentDependencies,
} from '../../components/payment/start-payment.ts';
import type { PlacedOrder } from '../../components/orders/placed-order.ts';
import { isPaymentMethod } from './payment-methods.ts';
import type { OrderAttempt, OrderAttempts } from './order-attempt.ts';

export interface OrderRequest {
  readonly method: PaymentMethod;
  readonly address: DeliveryAddress;
  readonly options: PaymentOptions;
}

export interface CheckoutDependencies extends PaymentDependencies {
  readonly provider: Pick<ProviderClient, 'call' | 'takesKeys'>;
  readonly owner: string;
  wait(timeMs: number): Promise<void>;
  readonly attempts: OrderAttempts;
  /** An order was placed: empties the cart here without a call, and stores the order where it is known. */
  onOrdered(placed?: { readonly order: Order; readonly method: PaymentMethod }): void;
  /** Reloads the provider's cart; an order empties it. */
  readCart(): Promise<'empty' | 'filled' | 'unknown'>;
}

/** The outcome of placing an order; it decides where the shopper goes next. */
export type OrderOutcome =
  | { readonly kind: 'confirmed'; readonly placed: PlacedOrder }
  | { readonly kind: 'pay'; readonly address: string }
  /** The order is placed, its card payment could not be started. */
  | { readonly kind: 'unpaid'; readonly order: Order; readonly text: string }
  /** The order is most likely placed, but the provider's answer was lost. */
  | { readonly kind: 'unconfirmed' }
  /** The order is not placed, as far as is known. */
  | { readonly kind: 'failed'; readonly text: string; readonly help?: string };

/**
 * Creates the order and prepares its payment. An order of unknown outcome keeps its idempotency key, so that placing it
 * again cannot create a second one. Never rejects.
 */
export async function placeOrder(
  request: OrderRequest,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  try {
    const earlier = dependencies.attempts.open(dependencies.owner);
    if (earlier && !dependencies.provider.takesKeys && (await dependencies.readCart()) === 'empty')
      return unconfirmedOrder(dependencies);
    const { method, address } = request;
    const attempt = earlier ?? dependencies.attempts.begin({ method, address, owner: dependencies.owner });
    return await attemptOrder(attempt, request, dependencies);
  } catch (error) {
    console.error('The order could not be placed.', error);
    return { kind: 'failed', text: checkoutMessages.unforeseen };
  }
}

async function attemptOrder(
  attempt: OrderAttempt,
  request: OrderRequest,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  try {
    return await finishOrder(
      await createOrderWithRetries(attempt, request, dependencies),
      request,
      dependencies,
    );
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    const text = detailOrAnswer(error, checkoutMessages.orderFailed);
    if (isRefusal(error)) {
      dependencies.attempts.end();
      return { kind: 'failed', text };
    }
    const cart = await dependencies.readCart();
    if (cart === 'empty') return recoverOrder(attempt, request, dependencies);
    return cart === 'filled'
      ? { kind: 'failed', text }
      : { kind: 'failed', text, help: unknownHelp(dependencies) };
  }
}

/**
 * Ends an earlier attempt while the cart is empty now, which means that the order was placed. A provider that takes
 * idempotency keys is asked for that order. Rejects only for unforeseen errors.
 */
export async function recoverOrder(
  attempt: OrderAttempt,
  request: OrderRequest,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  if (!dependencies.provider.takesKeys) return unconfirmedOrder(dependencies);
  try {
    return await finishOrder(
      await createOrderWithRetries(attempt, request, dependencies),
      request,
      dependencies,
    );
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    if (!isRefusal(error)) return unconfirmedOrder(dependencies);
    dependencies.attempts.end();
    return { kind: 'failed', text: detailOrAnswer(error, checkoutMessages.orderFailed) };
  }
}

/** Before an order whose connection was lost is sent again, with the same key. */
const retryDelaysMs = [300, 900];

async function createOrderWithRetries(
  attempt: OrderAttempt,
  request: OrderRequest,
  dependencies: CheckoutDependencies,
  failures = 0,
): Promise<Order> {
  const { method, address } = request;
  try {
    const body = { payment_method: method, delivery_address: address };
    return await dependencies.provider.call(createOrder, body, { idempotencyKey: attempt.key });
  } catch (error) {
    const delayMs = retryDelaysMs[failures];
    const isLost = isProviderFailure(error) && error.kind === 'network';
    if (!isLost || !dependencies.provider.takesKeys || delayMs === undefined) throw error;
    await dependencies.wait(delayMs);
    return createOrderWithRetries(attempt, request, dependencies, failures + 1);
  }
}

async function finishOrder(
  order: Order,
  request: OrderRequest,
  dependencies: CheckoutDependencies,
): Promise<OrderOutcome> {
  dependencies.attempts.end();
  // A repeated request returns the first order, whatever was chosen since.
  const orderedMethod = textOf(order['payment_method']);
  const method = isPaymentMethod(orderedMethod) ? orderedMethod : request.method;
  dependencies.onOrdered({ order, method });
  if (method !== 'card_2c2p') return withoutCard(order, method, request.options);
  const { address } = await startPayment(order, dependencies);
  return address ? { kind: 'pay', address } : { kind: 'unpaid', order, text: checkoutMessages.cardFailed };
}

function unconfirmedOrder(dependencies: CheckoutDependencies): OrderOutcome {
  dependencies.attempts.end();
  dependencies.onOrdered();
  return { kind: 'unconfirmed' };
}

function unknownHelp({ provider }: CheckoutDependencies): string {
  return provider.takesKeys ? checkoutMessages.outcomeUnknown : checkoutMessages.outcomeUnknownUnkeyed;
}

/** Whether the provider refused the order. Any other failure leaves the outcome unknown. */
function isRefusal({ kind, status }: { readonly kind: string; readonly status: number }): boolean {
  return kind === 'refused' || (kind === 'http' && status < 500);
}

function withoutCard(order: Order, method: PaymentMethod, options: PaymentOptions): OrderOutcome {
  if (method === 'bank_transfer') return confirmed(order, method, options.bank_account_details, false);
  const redirectUrl = options.custom_payment_redirect_url.trim();
  const address = safePaymentAddress(redirectUrl);
  if (address) return { kind: 'pay', address };
  return confirmed(order, method, options.custom_payment_instructions, redirectUrl !== '');
}

function confirmed(
  order: Order,
  method: PaymentMethod,
  instructions: string,
  contactShop: boolean,
): OrderOutcome {
  return { kind: 'confirmed', placed: { order, method, instructions, contactShop } };
}
