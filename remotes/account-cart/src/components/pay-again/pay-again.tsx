import type { Order } from '@shop/shared/contracts/provider';
import { Button, Notice, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { keepingOf } from '../keeping.ts';
import { useLeave } from '../leave.ts';
import { startPayment } from '../start-payment.ts';
import { wayToPay } from '../way-to-pay.ts';
import { useSubmission } from '../use-submission.ts';
import styles from './pay-again.module.css';

interface PayAgainProps {
  readonly order: Order;
  readonly kind?: 'filled' | 'quiet';
}

/** Starts the card payment of an order that stands unpaid, and goes there. */
export function PayAgain({ order, kind = 'filled' }: PayAgainProps) {
  const platform = usePlatform();
  const leave = useLeave();
  const { busy, submit } = useSubmission();
  const [problem, tell] = useState('');

  const pay = () =>
    submit(async () => {
      tell('');
      const { pending, orders } = keepingOf(platform);
      const { address, detail } = await startPayment(order, {
        provider: platform.provider,
        pending,
        orders,
        way: (paymentAddress, paymentId) => wayToPay(platform, paymentAddress, paymentId),
      });
      if (address) leave(address);
      else tell(detail || messages.payAgainFailed);
    });
  return (
    <div className={styles.payment}>
      <Button kind={kind} busy={busy ? messages.payAgainBusy : undefined} onClick={() => void pay()}>
        {messages.payAgain}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
    </div>
  );
}
