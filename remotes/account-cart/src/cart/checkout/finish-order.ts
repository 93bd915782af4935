import type { Order, PaymentOptions } from '@shop/shared/contracts/provider';
import { checkoutMessages } from '../../messages/checkout.ts';
import { methodNames } from '../../messages/orders.ts';
import type { NewOrder } from '../../components/orders/device-orders.ts';
import { dishesOf } from '../../components/orders/ordered-dish.ts';
import type { PendingPayment } from '../../components/orders/pending-payment.ts';
import type { PlacedOrder } from '../../components/orders/placed-order.ts';
import {
  safePaymentAddress,
  startPayment,
  type PaymentDependencies,
} from '../../components/payment/start-payment.ts';
import { textOf } from '../../components/storage/stored-value.ts';
import type { OrderAttempts, SentOrder } from './order-attempt.ts';
import { isPaymentMethod } from './payment-methods.ts';

export interface FinishDependencies extends PaymentDependencies {
  readonly attempts: OrderAttempts;
  readonly pending: Pick<PendingPayment, 'save' | 'begin'>;
  /** Who has sent the order. */
  readonly owner: string;
  /** Whether another customer has logged in: calls and cart are theirs. */
  isOthers(): boolean;
  /** An order was placed: empties the cart here without a call, and stores the order where it is known. */
  onOrdered(placed?: NewOrder): void;
}

/** An order that is placed; it decides where the shopper goes next. */
export type FinishedOrder =
  | { readonly kind: 'confirmed'; readonly placed: PlacedOrder }
  /** `isCustom`: nobody here learns whether it is paid. */
  | { readonly kind: 'pay'; readonly address: string; readonly isCustom?: true }
  /** The order is placed, its card payment could not be started. */
  | { readonly kind: 'unpaid'; readonly order: Order; readonly text: string }
  /** The order is most likely placed, but the provider's answer was lost. */
  | { readonly kind: 'unconfirmed' };

/** Prepares the payment of an order that the provider has answered with. */
export async function finishOrder(
  order: Order,
  sent: SentOrder,
  options: () => Promise<PaymentOptions>,
  dependencies: FinishDependencies,
): Promise<FinishedOrder> {
  dependencies.attempts.end(dependencies.owner);
  // A repeated request returns the first order, whatever was chosen since.
  const orderedMethod = textOf(order['payment_method']);
  const method = isPaymentMethod(orderedMethod) ? orderedMethod : sent.method;
  const methodName = (method === sent.method && sent.methodName) || methodNames[method];
  const dishes = dishesOf(order, sent.dishes);
  dependencies.onOrdered({ order, method, methodName, address: sent.address, dishes });
  const placed = { order, method, dishes };
  if (method !== 'card_2c2p') return withoutCard(placed, await options().catch(() => undefined));
  const unpaid = { kind: 'unpaid', order, text: checkoutMessages.cardFailed } as const;
  // An order that is not paid can be paid later, by its own customer.
  if (dependencies.isOthers()) return unpaid;
  dependencies.pending.begin(order);
  const { address } = await startPayment(order, dependencies);
  return address ? { kind: 'pay', address } : unpaid;
}

/** The provider has emptied the cart, so there is an order; its number is unknown. */
export function finishUnconfirmed({ attempts, owner, onOrdered }: FinishDependencies): FinishedOrder {
  attempts.end(owner);
  onOrdered();
  return { kind: 'unconfirmed' };
}

/** @param options undefined when they could not be loaded again for an order that was found later */
function withoutCard(
  order: Pick<PlacedOrder, 'order' | 'method' | 'dishes'>,
  options: PaymentOptions | undefined,
): FinishedOrder {
  if (!options) return confirmed(order, '', true);
  if (order.method === 'bank_transfer') return confirmed(order, options.bank_account_details, false);
  const redirectUrl = options.custom_payment_redirect_url.trim();
  const address = safePaymentAddress(redirectUrl);
  if (address) return { kind: 'pay', address, isCustom: true };
  return confirmed(order, options.custom_payment_instructions, redirectUrl !== '');
}

function confirmed(
  order: Pick<PlacedOrder, 'order' | 'method' | 'dishes'>,
  instructions: string,
  contactShop: boolean,
): FinishedOrder {
  return { kind: 'confirmed', placed: { ...order, instructions, contactShop } };
}
