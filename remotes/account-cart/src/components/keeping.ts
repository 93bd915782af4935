import type { Platform } from '@shop/shared/contracts';
import { kept, type Kept } from './browser-store.ts';
import { deviceOrders, type DeviceOrders } from './device-orders.ts';
import { pendingPayment, type PendingPayment } from './pending-payment.ts';

/** Everything the area keeps in the browser. Only for handlers and effects: at the edge there is no storage. */
export interface Keeping {
  readonly pending: PendingPayment;
  readonly orders: DeviceOrders;
  /** The order being placed; survives a reload of the tab. */
  readonly attempt: Kept;
  /** What was typed in the checkout; survives a reload of the tab. */
  readonly draft: Kept;
  /** The address that the shopper wanted remembered on this device. */
  readonly address: Kept;
}

export function keepingOf({ storagePrefix = '' }: Pick<Platform, 'storagePrefix'>): Keeping {
  const session = () => window.sessionStorage;
  const local = () => window.localStorage;
  return {
    pending: pendingPayment(session, storagePrefix),
    orders: deviceOrders(kept(local, `${storagePrefix}deviceOrders`)),
    attempt: kept(session, `${storagePrefix}orderAttempt`),
    draft: kept(session, `${storagePrefix}checkoutDraft`),
    address: kept(local, `${storagePrefix}deliveryAddress`),
  };
}
