import type { Platform } from '@shop/shared/contracts';
import { getPayment } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import type { DeviceOrder } from '../orders/device-orders.ts';
import { reportPaid } from '../orders/report-purchase.ts';
import type { ordersMessages } from '../../messages/orders.ts';
import { useShownAgain } from '../page/use-shown-again.ts';

export type PaymentState = keyof typeof ordersMessages.statuses;

type PaidBy = Pick<DeviceOrder, 'method' | 'paymentId' | 'returnedAt'>;

/** Gateways tell the provider of a payment within minutes. Until then it is open there, paid or not. */
const processedMs = 15 * 60_000;

/** The payment state of an order: the provider's for card payments, else given by the method. */
export function usePaymentStatus({ method, paymentId, returnedAt }: PaidBy): PaymentState {
  const platform = usePlatform();
  const first = method === 'card_2c2p' ? cardState(paymentId) : stateOfMethod[method];
  // It may have been paid since the page was left, by the very payment that is known here.
  const [visit, setVisit] = useState(0);
  const [known, setKnown] = useState<{ readonly status: PaymentState; readonly visit: number }>({
    status: first,
    visit,
  });
  useShownAgain(() => setVisit(visit + 1));

  useEffect(() => {
    if (first !== 'checking') return;
    const unmounted = new AbortController();
    const set = (status: PaymentState) => setKnown({ status, visit });
    askForPayment(platform, { paymentId, returnedAt }, unmounted.signal).then(set, () => {
      if (!unmounted.signal.aborted) set('unknown');
    });
    return () => unmounted.abort();
  }, [platform, first, paymentId, returnedAt, visit]);
  return known.visit === visit ? known.status : first;
}

/** The state of a card payment as the provider has it now. Rejects as its call does. */
export async function askForPayment(
  platform: Pick<Platform, 'provider' | 'report' | 'storagePrefix'>,
  { paymentId, returnedAt }: Omit<PaidBy, 'method'>,
  signal?: AbortSignal,
): Promise<PaymentState> {
  const payment = await platform.provider.call(
    getPayment,
    { paymentUuid: paymentId },
    { fresh: true, ...(signal && { signal }) },
  );
  const state = stateOf(payment.status, returnedAt);
  if (state === 'paid') reportPaid(platform, payment, paymentId);
  return state;
}

/** Whether a card payment may be started. */
export function isPayable(status: PaymentState): boolean {
  return status === 'failed' || status === 'open';
}

const stateOfMethod = { bank_transfer: 'transfer', custom: 'custom' } as const;

function cardState(paymentId: string): PaymentState {
  return paymentId ? 'checking' : 'open';
}

function stateOf(status: string, returnedAt: string): PaymentState {
  if (status === 'succeeded') return 'paid';
  if (status === 'failed' || status === 'canceled') return 'failed';
  if (status !== 'initiated' && status !== 'pending') return 'unknown';
  // Whoever has just come back from the payment page may have paid: a second payment would be taken, too.
  return Date.now() - Date.parse(returnedAt) < processedMs ? 'processing' : 'open';
}
