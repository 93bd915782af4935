import type { Platform } from '@shop/shared/contracts';
import { useSession } from '@shop/shared/session/react';
import { onStoredChange } from '@shop/shared/session/stored-session';
import { localStore, sessionStore } from '@shop/shared/storage';
import { lastingStore } from '@shop/shared/storage/lasting-store';
import { useHydrated, usePlatform } from '@shop/shared/ui';
import { useEffect, useReducer } from 'react';
import { deviceOrders, type DeviceOrders } from '../orders/device-orders.ts';
import { pendingPayment, type PendingPayment } from '../orders/pending-payment.ts';
import { storedValue, type StoredValue } from './stored-value.ts';

/** Everything that the area stores in the browser; where that is closed or full, it lasts as long as the document. */
export interface AreaStorage {
  readonly pending: PendingPayment;
  readonly orders: DeviceOrders;
  /** Numbers of the orders whose purchase was reported. */
  readonly reported: StoredValue;
  /** The order being placed, until its outcome is known; any tab may look for it. */
  readonly attempt: StoredValue;
  /** What was typed in the checkout; survives a reload of the tab. */
  readonly draft: StoredValue;
  /** The address that the shopper chose to store on this device. */
  readonly address: StoredValue;
}

/** Only for event handlers and effects: a server has no storage. */
export function areaStorage({ storagePrefix = '' }: Pick<Platform, 'storagePrefix'>): AreaStorage {
  const session = lastingStore(sessionStore());
  const local = lastingStore(localStore());
  return {
    pending: pendingPayment(session, storagePrefix),
    orders: deviceOrders(storedValue(local, `${storagePrefix}deviceOrders`)),
    reported: storedValue(local, `${storagePrefix}reportedOrders`),
    attempt: storedValue(local, `${storagePrefix}orderAttempt`),
    draft: storedValue(session, `${storagePrefix}checkoutDraft`),
    address: storedValue(local, `${storagePrefix}deliveryAddress`),
  };
}

/** A stored value of the signed-in customer; undefined until hydrated. */
export function useStored<Value>(read: (storage: AreaStorage, owner: string) => Value): Value | undefined {
  const platform = usePlatform();
  const { owner = '' } = useSession(platform);
  const isHydrated = useHydrated();
  return isHydrated ? read(areaStorage(platform), owner) : undefined;
}

/** Like `useStored`; read again when another tab has stored something, and when the browser brings the page back from its cache. */
export function useFollowed<Value>(read: (storage: AreaStorage, owner: string) => Value): Value | undefined {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onStoredChange(window, readAgain), []);
  return useStored(read);
}
