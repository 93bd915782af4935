import { getPayment, type Payment, type PaymentMethod } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { reportPaid } from '../orders/report-purchase.ts';
import type { ordersMessages } from '../../messages/orders.ts';

export type PaymentState = keyof typeof ordersMessages.statuses;

interface PaidBy {
  readonly method: PaymentMethod;
  /** Of a card payment; empty when none was started. */
  readonly paymentId: string;
}

/** The payment state of an order: the provider's for card payments, else given by the method. */
export function usePaymentStatus({ method, paymentId }: PaidBy): PaymentState {
  const platform = usePlatform();
  const first = method === 'card_2c2p' ? cardState(paymentId) : stateOfMethod[method];
  const [status, setStatus] = useState<PaymentState>(first);

  useEffect(() => {
    if (first !== 'checking') return;
    const unmounted = new AbortController();
    const show = (payment: Payment) => {
      const state = stateOf(payment.status);
      setStatus(state);
      if (state === 'paid') reportPaid(platform, payment, paymentId);
    };
    platform.provider
      .call(getPayment, { paymentUuid: paymentId }, { signal: unmounted.signal, fresh: true })
      .then(show, () => {
        if (!unmounted.signal.aborted) setStatus('unknown');
      });
    return () => unmounted.abort();
  }, [platform, first, paymentId]);
  return status;
}

/** Whether a card payment may be started. */
export function isPayable(status: PaymentState): boolean {
  return status === 'failed' || status === 'open';
}

const stateOfMethod = { bank_transfer: 'transfer', custom: 'custom' } as const;

function cardState(paymentId: string): PaymentState {
  return paymentId ? 'checking' : 'open';
}

function stateOf(status: string): PaymentState {
  if (status === 'succeeded') return 'paid';
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'initiated' || status === 'pending' ? 'open' : 'unknown';
}
