import { parseUrl, type ProviderClient } from '@shop/shared/contracts';
import { isProviderFailure, startCardPayment, type Order } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import type { DeviceOrders } from '../orders/device-orders.ts';
import type { PendingPayment } from '../orders/pending-payment.ts';

export interface PaymentDependencies {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly pending: Pick<PendingPayment, 'save'>;
  readonly orders: Pick<DeviceOrders, 'setPayment'>;
  /** The address to navigate to for a payment page; see `createPaymentUrl`. */
  paymentUrl(address: string, paymentId: string): Promise<string>;
}

export interface StartedPayment {
  /** Where to pay; empty when the payment could not be started. */
  readonly address: string;
  /** The provider's reason; empty when it gave none. */
  readonly detail: string;
}

/** Starts the card payment of an order, again if need be, and stores it for the return. Never rejects. */
export async function startPayment(
  order: Order,
  { provider, pending, orders, paymentUrl }: PaymentDependencies,
): Promise<StartedPayment> {
  try {
    const { redirectUrl, payment_uuid: uuid } = await provider.call(startCardPayment, { orderId: order.id });
    const address = safePaymentAddress(redirectUrl);
    if (!address || !uuid) return { address: '', detail: '' };
    pending.save(uuid, order);
    orders.setPayment(order.id, uuid);
    return { address: await paymentUrl(address, uuid), detail: '' };
  } catch (error) {
    if (isProviderFailure(error)) return { address: '', detail: errorText(error, '') };
    console.error('The card payment could not be started.', error);
    return { address: '', detail: '' };
  }
}

/**
 * A payment address that may be opened, normalised; null for all others.
 * It must be a full https address; plain http is for this machine only.
 */
export function safePaymentAddress(text: string): string | null {
  const address = parseUrl(text);
  if (!address) return null;
  const safe =
    address.protocol === 'https:' || (address.protocol === 'http:' && isThisMachine(address.hostname));
  return safe ? address.href : null;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
