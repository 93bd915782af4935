import type { ProviderClient } from '@shop/shared/contracts';
import { isProviderFailure, startCardPayment, type Order } from '@shop/shared/contracts/provider';
import type { DeviceOrders } from './device-orders.ts';
import type { PendingPayment } from './pending-payment.ts';
import { safePaymentAddress } from './safe-payment-address.ts';

export interface PaymentDesk {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly pending: Pick<PendingPayment, 'keep'>;
  readonly orders: Pick<DeviceOrders, 'paying'>;
  /** The address to leave for, on the way to a payment page; see `wayToPay`. */
  way(address: string, paymentId: string): Promise<string>;
}

export interface StartedPayment {
  /** Where to pay; empty when the payment could not be started. */
  readonly address: string;
  /** The provider's word on why not; empty when it gave none. */
  readonly detail: string;
}

/** Starts the card payment of an order, or starts it anew, and keeps it for the way back. Never rejects. */
export async function startPayment(
  order: Order,
  { provider, pending, orders, way }: PaymentDesk,
): Promise<StartedPayment> {
  try {
    const { redirectUrl, payment_uuid: uuid } = await provider.call(startCardPayment, { orderId: order.id });
    const address = safePaymentAddress(redirectUrl);
    if (!address || !uuid) return { address: '', detail: '' };
    pending.keep(uuid, order);
    orders.paying(order.id, uuid);
    return { address: await way(address, uuid), detail: '' };
  } catch (error) {
    if (isProviderFailure(error)) return { address: '', detail: error.detail };
    console.error('The card payment could not be started.', error);
    return { address: '', detail: '' };
  }
}
