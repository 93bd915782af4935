import type { Order } from '@shop/shared/contracts/provider';
import { isAnother } from '@shop/shared/session/stored-session';
import { ActionProblem, Button, Notice, usePlatform } from '@shop/shared/ui';
import { useState } from 'react';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { ordersMessages } from '../../messages/orders.ts';
import { areaStorage } from '../storage/area-storage.ts';
import { askForPayment, isPayable, type PaymentState } from './payment-status.ts';
import { useNavigateAway, createPaymentUrl } from './payment-url.ts';
import { startPayment } from './start-payment.ts';
import { useSubmission } from '../form-submission.ts';
import styles from './pay-again.module.css';

interface PayAgainProps {
  readonly order: Order;
  readonly kind?: 'filled' | 'quiet';
}

/** Starts the card payment of an unpaid order, and navigates to it; says so where it turns out to be paid, or about to be. */
export function PayAgain({ order, kind = 'filled' }: PayAgainProps) {
  const platform = usePlatform();
  const navigateAway = useNavigateAway();
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState<PaymentState>('open');

  const pay = () =>
    submit(async () => {
      setProblem('');
      const { pending, orders } = areaStorage(platform);
      const { owner = '' } = platform.session.getState();
      /** Nothing is begun for whoever is here then, and they are led nowhere. */
      const hasLeft = () => {
        const { signedIn, hasEnded, owner: now = '' } = platform.session.getState();
        return (!signedIn && !hasEnded) || isAnother(owner, now);
      };
      const known = orders.list(owner).find(({ id }) => id === order.id);
      // It may have been paid since the page was shown, as in another tab: a second payment would be taken, too.
      const now = known?.paymentId
        ? await askForPayment(platform, known).catch(() => 'unknown' as const)
        : 'open';
      if (hasLeft()) return;
      if (now === 'unknown') return setProblem(messages.payAgainFailed);
      setStatus(now);
      if (!isPayable(now)) return;
      const { address, detail } = await startPayment(order, {
        provider: platform.provider,
        pending,
        orders,
        paymentUrl: (paymentAddress, paymentId) => createPaymentUrl(platform, paymentAddress, paymentId),
      });
      if (hasLeft()) return;
      if (address) navigateAway(address);
      else setProblem(detail || messages.payAgainFailed);
    });
  if (!isPayable(status)) {
    return <Notice kind={status === 'paid' ? 'success' : 'info'}>{ordersMessages.next[status]}</Notice>;
  }
  return (
    <div className={styles.payment}>
      <Button kind={kind} busy={busy ? messages.payAgainBusy : undefined} onClick={() => void pay()}>
        {messages.payAgain}
      </Button>
      <ActionProblem text={problem} />
    </div>
  );
}
