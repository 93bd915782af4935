import type { Order } from '@shop/shared/contracts/provider';
import { ActionProblem, Button, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { areaStorage } from '../storage/area-storage.ts';
import { useNavigateAway, createPaymentUrl } from './payment-url.ts';
import { startPayment } from './start-payment.ts';
import { useSubmission } from '../form-submission.ts';
import styles from './pay-again.module.css';

interface PayAgainProps {
  readonly order: Order;
  readonly kind?: 'filled' | 'quiet';
}

/** Starts the card payment of an unpaid order, and navigates to it. */
export function PayAgain({ order, kind = 'filled' }: PayAgainProps) {
  const platform = usePlatform();
  const navigateAway = useNavigateAway();
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState('');

  const pay = () =>
    submit(async () => {
      setProblem('');
      const { pending, orders } = areaStorage(platform);
      const { address, detail } = await startPayment(order, {
        provider: platform.provider,
        pending,
        orders,
        paymentUrl: (paymentAddress, paymentId) => createPaymentUrl(platform, paymentAddress, paymentId),
      });
      if (address) navigateAway(address);
      else setProblem(detail || messages.payAgainFailed);
    });
  return (
    <div className={styles.payment}>
      <Button kind={kind} busy={busy ? messages.payAgainBusy : undefined} onClick={() => void pay()}>
        {messages.payAgain}
      </Button>
      <ActionProblem text={problem} />
    </div>
  );
}
