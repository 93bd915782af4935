import { Button, formatDate, formatMoney, Picture, usePlatform } from '@shop/shared/ui';
import { useId } from 'react';
import type { DeviceOrder } from '../components/orders/device-orders.ts';
import { DishLines } from '../components/orders/dish-lines.tsx';
import { PayAgain } from '../components/payment/pay-again.tsx';
import { isPayable, usePaymentStatus, type PaymentState } from '../components/payment/payment-status.ts';
import { confirmationMessages, ordersMessages as messages } from '../messages/orders.ts';
import { OrderAgainButton } from './order-again-button.tsx';
import styles from './orders.module.css';

/** The latest order, open, with its pictures. */
export function LastOrder({ order }: { readonly order: DeviceOrder }) {
  const heading = useId();
  const status = usePaymentStatus(order);
  return (
    <article className={styles.last} aria-labelledby={heading}>
      <Pictures order={order} />
      <div className={styles.lastWords}>
        <header>
          <h2 id={heading} className={styles.lastTitle}>
            {messages.last}
          </h2>
          <p className="soft">{formatDate(order.placedAt)}</p>
        </header>
        <OrderDetails order={order} status={status} kind="filled" />
      </div>
    </article>
  );
}

/** An earlier order: one row that opens. */
export function EarlierOrder({ order }: { readonly order: DeviceOrder }) {
  const status = usePaymentStatus(order);
  const { dishes, number, placedAt, total } = order;
  const [first] = dishes;
  return (
    <details className={styles.earlier}>
      <summary className={styles.row}>
        <b>{formatDate(placedAt)}</b>
        <span className={`soft ${styles.holds ?? ''}`}>
          {first ? messages.and(first.name, dishes.length - 1) : messages.order(number)}
        </span>
        <b className={styles.sum}>{total && formatMoney(total)}</b>
        <span className={styles.state} aria-live="polite">
          {messages.statuses[status]}
        </span>
      </summary>
      <OrderDetails order={order} status={status} kind="quiet" />
    </details>
  );
}

interface OrderDetailsProps {
  readonly order: DeviceOrder;
  readonly status: PaymentState;
  readonly kind: 'filled' | 'quiet';
}

function OrderDetails({ order, status, kind }: OrderDetailsProps) {
  const { dishes, id, number, placedAt, total } = order;
  const payable = isPayable(status);
  return (
    <div className={styles.details}>
      <DishLines dishes={dishes} label={messages.dishes} />
      {total && (
        <p className={styles.total}>
          <span>{messages.total}</span> <b>{formatMoney(total)}</b>
        </p>
      )}
      <Facts order={order} status={status} />
      <div className={styles.actions}>
        {payable && <PayAgain order={{ id, order_number: number }} kind={kind} />}
        {dishes.some(({ slug }) => slug) && (
          <OrderAgainButton
            dishes={dishes}
            kind={payable ? 'quiet' : kind}
            label={messages.orderOf(formatDate(placedAt))}
          />
        )}
        {status === 'paid' && (
          <Button kind="quiet" onClick={() => window.print()}>
            {confirmationMessages.print}
          </Button>
        )}
      </div>
      {dishes.length > 0 && <p className="soft small">{messages.againHelp}</p>}
    </div>
  );
}

function Facts({ order, status }: { readonly order: DeviceOrder; readonly status: PaymentState }) {
  const { fullname, street, city, postalCode, country } = order.address;
  const address = [fullname, street, [postalCode, city].filter(Boolean).join(' '), country];
  const facts = [
    [messages.facts.number, order.number],
    [messages.facts.address, address.filter(Boolean).join(', ')],
    [messages.facts.payment, order.methodName],
    [messages.facts.state, messages.next[status] || messages.statuses[status]],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first four dishes. */
function Pictures({ order }: { readonly order: DeviceOrder }) {
  const { provider } = usePlatform();
  const pictures = order.dishes.filter(({ picture }) => picture).slice(0, 4);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map(({ picture }, index) => (
        <Picture
          key={index}
          className={styles.picture}
          src={provider.file(picture)}
          alt=""
          width={480}
          height={480}
        />
      ))}
    </div>
  );
}
