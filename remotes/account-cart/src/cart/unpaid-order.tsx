import { cartMessages as messages } from '../messages/cart.ts';
import { ordersMessages } from '../messages/orders.ts';
import { ButtonLink } from '@shop/shared/ui';
import type { DeviceOrder } from '../components/device-orders.ts';
import { PayAgain } from '../components/pay-again/pay-again.tsx';
import { isPayable, usePaymentStatus } from '../components/payment-status.ts';
import { useKept } from '../components/use-kept.ts';
import styles from './unpaid-order.module.css';

/** The order that took the cart, while its card payment is open: the way on for who came back without paying. */
export function UnpaidOrder() {
  const last = useKept(({ pending, orders }, owner) => {
    const waiting = pending.order();
    return waiting ? orders.of(owner).find(({ id }) => id === waiting.id) : undefined;
  });
  return last ? <Waiting order={last} /> : null;
}

function Waiting({ order }: { readonly order: DeviceOrder }) {
  const status = usePaymentStatus(order);
  if (!isPayable(status)) return null;
  return (
    <aside className={styles.waiting} aria-label={ordersMessages.order(order.number)}>
      <p>{messages.unpaid(order.number)}</p>
      <div className={styles.actions}>
        <PayAgain order={{ id: order.id, order_number: order.number }} />
        <ButtonLink to="/orders" kind="quiet">
          {ordersMessages.title}
        </ButtonLink>
      </div>
    </aside>
  );
}
