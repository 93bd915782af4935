import { getPaymentOptions, type PaymentOptions } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { usePlatform, useWhenBack } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';

export interface PaymentOptionsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly options: PaymentOptions | undefined;
  /** Why they could not be loaded. */
  readonly problem: string;
  retry(): void;
}

type Loaded = Omit<PaymentOptionsState, 'retry'>;

const loading: Loaded = { status: 'loading', options: undefined, problem: '' };

export function usePaymentOptions(): PaymentOptionsState {
  const { provider } = usePlatform();
  const [loaded, setLoaded] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const unmounted = new AbortController();
    provider.call(getPaymentOptions, {}, { signal: unmounted.signal, fresh: attempt > 0 }).then(
      (options) => setLoaded({ status: 'ready', options, problem: '' }),
      (error: unknown) => {
        if (unmounted.signal.aborted) return;
        setLoaded({
          status: 'failed',
          options: undefined,
          problem: errorText(error, messages.optionsFailed),
        });
      },
    );
    return () => unmounted.abort();
  }, [provider, attempt]);

  const retry = () => {
    setLoaded(loading);
    setAttempt((count) => count + 1);
  };
  useWhenBack(loaded.status === 'failed' ? retry : undefined);
  return { ...loaded, retry };
}
