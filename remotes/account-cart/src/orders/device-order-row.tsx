import { formatDate, formatMoney } from '@shop/shared/ui';
import { ordersMessages as messages } from '../messages/orders.ts';
import type { DeviceOrder } from '../components/device-orders.ts';
import { isPayable, usePaymentStatus } from '../components/payment-status.ts';
import { PayAgain } from '../components/pay-again/pay-again.tsx';
import styles from './orders.module.css';

export function DeviceOrderRow({ order }: { readonly order: DeviceOrder }) {
  const status = usePaymentStatus(order);
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <h2 className={styles.number}>{messages.order(order.number)}</h2>
        <p className="soft">
          {formatDate(order.placedAt)} · {messages.methods[order.method]}
        </p>
      </div>
      <div className={styles.state}>
        {order.total && <b>{formatMoney(order.total)}</b>}
        <span aria-live="polite">{messages.statuses[status]}</span>
      </div>
      {isPayable(status) && <PayAgain order={{ id: order.id, order_number: order.number }} kind="quiet" />}
    </li>
  );
}
