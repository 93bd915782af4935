import { eventItem, eventValue, type EventItem, type Platform } from '@shop/shared/contracts';
import type { Payment } from '@shop/shared/contracts/provider';
import { areaStorage } from '../storage/area-storage.ts';
import type { NewOrder } from './device-orders.ts';
import { orderNumber, orderTotal } from './order-facts.ts';
import type { OrderedDish } from './ordered-dish.ts';

type Reporting = Pick<Platform, 'report' | 'storagePrefix'>;

/** As many as the device stores orders. */
const mostReported = 30;

/** Reports an order that is placed; one that is to be paid by card only once it is paid. */
export function reportPlaced(platform: Reporting, { order, method, dishes }: NewOrder): void {
  if (method === 'card_2c2p') return;
  reportPurchase(platform, orderNumber(order), eventValue(itemsOf(dishes), orderTotal(order)));
}

/** Reports the order of a card payment that has succeeded. */
export function reportPaid(platform: Reporting, payment: Payment, paymentId: string): void {
  const { currency, amount, order_identifier: identifier } = payment;
  const known = areaStorage(platform).orders.ofPayment(paymentId);
  const value = eventValue(itemsOf(known?.dishes ?? []), known?.total || amount);
  reportPurchase(platform, known?.number ?? identifier, { ...value, ...(currency && { currency }) });
}

/** Once for each order on this device, whatever is reloaded or opened again. */
function reportPurchase(platform: Reporting, number: string, value: ReturnType<typeof eventValue>): void {
  const { reported } = areaStorage(platform);
  const stored = reported.read();
  const numbers: unknown[] = Array.isArray(stored) ? stored : [];
  if (!platform.report || numbers.includes(number)) return;
  reported.write([number, ...numbers].slice(0, mostReported));
  platform.report('purchase', { transaction_id: number, ...value });
}

function itemsOf(dishes: readonly OrderedDish[]): EventItem[] {
  return dishes.map(({ slug, name, quantity, total }) => {
    const price = total && quantity > 0 ? (Number(total) / quantity).toFixed(2) : null;
    return eventItem({ slug, name, price }, quantity);
  });
}
