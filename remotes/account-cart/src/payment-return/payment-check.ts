import type { Platform } from '@shop/shared/contracts';
import { getPayment, isProviderFailure, type Payment } from '@shop/shared/contracts/provider';
import { errorText, isNotFound } from '@shop/shared/provider';
import { paymentMessages as messages } from '../messages/payment.ts';
import { useNavigate } from '@shop/shared/router';
import { usePlatform, useWhenBack } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportPaid } from '../components/orders/report-purchase.ts';
import { areaStorage, type AreaStorage } from '../components/storage/area-storage.ts';
import { record } from '../components/storage/stored-value.ts';
import { useShownAgain } from '../components/page/use-shown-again.ts';

export interface PaymentResult {
  readonly kind: 'succeeded' | 'failed' | 'processing' | 'unknown';
  readonly title: string;
  readonly help: string;
}

/** What to show for a payment's status. */
export function paymentResult({ status, error_message: reason }: Payment): PaymentResult {
  switch (status) {
    case 'succeeded':
      return { kind: 'succeeded', title: messages.succeededTitle, help: messages.succeededHelp };
    case 'failed':
      return { kind: 'failed', title: messages.failedTitle, help: reason || messages.failedHelp };
    case 'canceled':
      return { kind: 'failed', title: messages.canceledTitle, help: reason || messages.failedHelp };
    case 'initiated':
    case 'pending':
      return { kind: 'processing', title: messages.processingTitle, help: messages.processingHelp };
    default:
      return {
        kind: 'unknown',
        title: messages.unknownTitle,
        help: [reason, messages.unknownHelp].filter(Boolean).join(' '),
      };
  }
}

/** What to show for a failed check: why it failed, and what the answer says about the payment. */
export function checkFailure(error: unknown): { readonly text: string; readonly reason: string } {
  if (!isProviderFailure(error)) return { text: messages.checkFailed, reason: '' };
  const reason = (error.fields['error_message'] ?? []).join(', ');
  return { text: isNotFound(error) ? messages.notFound : errorText(error, messages.checkFailed), reason };
}

/** The gateway notifies the provider at about the time at which it redirects the shopper. */
const firstDelayMs = 1500;
/** Before each further check of a payment in process; after the last one the shopper can check again. */
const delaysMs = [3000, 5000, 8000, 13_000, 21_000, 34_000];

export type PaymentCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'unidentified'; readonly text: string }
  | { readonly state: 'error'; readonly text: string; readonly reason: string }
  | { readonly state: 'answered'; readonly payment: Payment; readonly paymentId: string };

/** The pending order is paid, also where another tab has begun a second payment of it since. */
function settle({ pending, orders }: Pick<AreaStorage, 'pending' | 'orders'>, paymentId: string): void {
  if (pending.paymentId() !== paymentId) return;
  const order = pending.order();
  if (order) {
    orders.setPayment(order.id, paymentId);
    orders.setReturned(paymentId, new Date());
  }
  pending.settle();
}

/** The payment of the address, else the pending one of this browser. */
function paymentOf(named: string | null, { pending }: Pick<AreaStorage, 'pending'>): string | null {
  return named || pending.paymentId();
}

/** Whether nobody has returned yet from a payment of this browser: Back from its page is no return. */
function isNotReturned(named: string | null, { pending, orders }: AreaStorage): boolean {
  const order = orders.ofPayment(paymentOf(named, { pending }) ?? '');
  return order?.returnedAt === '' && order.paymentId !== '';
}

/**
 * Marks the entry of the storefront's history as one of a return, and tells whether it was marked before: then Back, or a reload, shows
 * it. That Back has loaded the page does not say so: it may have led to a payment page that sends here whoever has paid.
 */
function markReturn({ root }: Pick<Platform, 'root'>): boolean {
  // The history of a page around a widget is its own.
  if ('host' in root) return false;
  const state = record(history.state);
  history.replaceState({ ...state, isReturn: true }, '');
  return state['isReturn'] === true;
}

/** Checks the payment of the address, else the pending one of this browser; `again` checks at once. */
export function usePaymentCheck(named: string | null) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [check, setCheck] = useState<PaymentCheck>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const toOrders = () => void navigate('/orders', { replace: true });
  const onBack = useEffectEvent(toOrders);

  useEffect(() => {
    if (markReturn(platform) && isNotReturned(named, areaStorage(platform))) return onBack();
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const { pending, orders } = areaStorage(platform);
    const paymentId = paymentOf(named, { pending });
    if (paymentId) orders.setReturned(paymentId, new Date());
    const check = async (round: number) => {
      if (!paymentId) return setCheck({ state: 'unidentified', text: messages.unidentified });
      const delayMs = delaysMs[round];
      const checkLater = () => {
        if (delayMs !== undefined) timer = setTimeout(() => void check(round + 1), delayMs);
      };
      try {
        const options = { signal: unmounted.signal, fresh: true };
        const payment = await platform.provider.call(getPayment, { paymentUuid: paymentId }, options);
        const { kind } = paymentResult(payment);
        if (kind === 'succeeded') settle({ pending, orders }, paymentId);
        setCheck({ state: 'answered', payment, paymentId });
        if (kind === 'processing') checkLater();
        if (kind === 'succeeded') reportPaid(platform, payment, paymentId);
      } catch (error) {
        if (unmounted.signal.aborted) return;
        // A later check that fails leaves the known status.
        if (round > 0) checkLater();
        else setCheck({ state: 'error', ...checkFailure(error) });
      }
    };
    timer = setTimeout(() => void check(0), paymentId && attempt === 0 ? firstDelayMs : 0);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [platform, named, attempt]);

  const again = () => {
    setCheck({ state: 'checking' });
    setAttempt((count) => count + 1);
  };
  useWhenBack(check.state === 'error' ? again : undefined);
  useShownAgain(() => {
    // Another payment was begun since, as at a provider that gives it the same id, or names none when shoppers return.
    if (isNotReturned(named, areaStorage(platform))) toOrders();
    else if (check.state === 'answered' && paymentResult(check.payment).kind !== 'succeeded') again();
  });
  return { check, again };
}
