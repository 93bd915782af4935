import { ButtonLink, EmptyState, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import { hasFocus, type CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { Mochi } from '../components/page/mochi.tsx';
import { CenteredPage } from '../components/page/page-problem.tsx';
import { ordersMessages } from '../messages/orders.ts';
import type { DeviceOrder } from '../components/orders/device-orders.ts';
import { PayAgain } from '../components/payment/pay-again.tsx';
import { isPayable, usePaymentStatus } from '../components/payment/payment-status.ts';
import { useFollowed } from '../components/storage/area-storage.ts';
import styles from './cart-summary.module.css';

export function EmptyCart({ actions }: { readonly actions: CartActions }) {
  return (
    <CenteredPage problem={actions.problem}>
      <RemovedLines actions={actions} />
      <UnpaidOrder />
      <EmptyState heading="h1" title={messages.emptyTitle} help={messages.emptyHelp} picture={<Mochi />}>
        <ButtonLink to="/products">{messages.emptyAction}</ButtonLink>
      </EmptyState>
    </CenteredPage>
  );
}

/** The provider refused the session. */
export function NotAuthenticated() {
  return (
    <CenteredPage problem="">
      <EmptyState heading="h1" title={messages.authRequired} help={messages.authRequiredHelp}>
        <ButtonLink to="/login?redirect=/cart">{messages.visitorAction}</ButtonLink>
      </EmptyState>
    </CenteredPage>
  );
}

/** The last order while its card payment is open, for shoppers who returned without paying: `Pay now` has the focus. */
export function UnpaidOrder() {
  const last = useFollowed(({ pending, orders }, owner) => {
    const order = pending.order();
    return order ? orders.list(owner).find(({ id }) => id === order.id) : undefined;
  });
  return last ? <PaymentReminder order={last} /> : null;
}

function PaymentReminder({ order }: { readonly order: DeviceOrder }) {
  const { root } = usePlatform();
  const reminder = useRef<HTMLElement>(null);
  const canPay = isPayable(usePaymentStatus(order));
  // Back from the payment page the browser keeps the place of a page that was longer. Around a widget the page is another's.
  useEffect(() => {
    if (!canPay || 'host' in root || hasFocus(root)) return;
    reminder.current?.querySelector('button')?.focus({ preventScroll: true });
    reminder.current?.scrollIntoView({ block: 'center' });
  }, [canPay, root]);
  if (!canPay) return null;
  return (
    <aside ref={reminder} className={styles.reminder} aria-label={ordersMessages.order(order.number)}>
      <p>{messages.unpaid(order.number)}</p>
      <div className={styles.reminderActions}>
        <PayAgain order={{ id: order.id, order_number: order.number }} />
        <ButtonLink to="/orders" kind="quiet">
          {ordersMessages.title}
        </ButtonLink>
      </div>
    </aside>
  );
}
