import { getPayment, type Payment } from '@shop/shared/contracts/provider';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { paymentMessages as messages } from '../messages/payment.ts';
import { keepingOf } from '../components/keeping.ts';
import { checkFailureText, paymentResult } from './payment-result.ts';

/** Milliseconds: the gateway tells the provider at about the time at which it sends the shopper back. */
const firstDelay = 1500;
/** Pauses, in milliseconds, before the checks of a payment that is still being processed; then the shopper asks. */
const pauses = [3000, 5000, 8000, 13_000, 21_000, 34_000];

export type PaymentCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'unidentified'; readonly text: string }
  | { readonly state: 'error'; readonly text: string }
  | { readonly state: 'answered'; readonly payment: Payment; readonly paymentId: string };

/** Checks the payment named, else the one that this browser has pending; `again` checks at once. */
export function usePaymentCheck(named: string | null) {
  const platform = usePlatform();
  const [check, setCheck] = useState<PaymentCheck>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const { pending } = keepingOf(platform);
    const paymentId = named || pending.paymentId();
    const ask = async (round: number) => {
      if (!paymentId) return setCheck({ state: 'unidentified', text: messages.unidentified });
      const next = pauses[round];
      const askLater = () => {
        if (next !== undefined) timer = setTimeout(() => void ask(round + 1), next);
      };
      try {
        const options = { signal: gone.signal, fresh: true };
        const payment = await platform.provider.call(getPayment, { paymentUuid: paymentId }, options);
        setCheck({ state: 'answered', payment, paymentId });
        const { kind } = paymentResult(payment);
        if (kind === 'processing') askLater();
        if (kind === 'succeeded' && pending.paymentId() === paymentId) pending.settle();
      } catch (error) {
        if (gone.signal.aborted) return;
        // A later look that fails takes nothing back of what is known.
        if (round > 0) askLater();
        else setCheck({ state: 'error', text: checkFailureText(error) });
      }
    };
    timer = setTimeout(() => void ask(0), paymentId && attempt === 0 ? firstDelay : 0);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [platform, named, attempt]);

  const again = () => {
    setCheck({ state: 'checking' });
    setAttempt((count) => count + 1);
  };
  return { check, again };
}
