import type { Order, Payment } from '@shop/shared/contracts/provider';
import { Button, ButtonLink, Notice, usePlatform } from '@shop/shared/ui';
import { paymentMessages as messages } from '../messages/payment.ts';
import { PayAgain } from '../components/payment/pay-again.tsx';
import type { DeviceOrder } from '../components/orders/device-orders.ts';
import { DishLines } from '../components/orders/dish-lines.tsx';
import { confirmationMessages, ordersMessages } from '../messages/orders.ts';
import { paymentResult } from './payment-check.ts';
import styles from './payment-return.module.css';
import { useSession } from '@shop/shared/session/react';
import { useFollowed } from '../components/storage/area-storage.ts';

interface PaymentOutcomeProps {
  readonly payment: Payment;
  readonly paymentId: string;
  onCheckAgain(): void;
}

const notices = { succeeded: 'success', failed: 'error', processing: 'info', unknown: 'info' } as const;

export function PaymentOutcome({ payment, paymentId, onCheckAgain }: PaymentOutcomeProps) {
  const { kind, title, help } = paymentResult(payment);
  const { order, known, isRepeated } = useOrderOfPayment(paymentId, payment);
  const isToPay = kind === 'failed' && !isRepeated;
  return (
    <article className={styles.outcome}>
      <h1>{title}</h1>
      <Notice kind={notices[kind]}>{help}</Notice>
      {isToPay && <p>{messages.failedNext}</p>}
      {(kind === 'succeeded' || kind === 'failed') && <PaymentFacts payment={payment} />}
      {kind === 'succeeded' && known && (
        <>
          <DishLines dishes={known.dishes} label={ordersMessages.dishes} />
          <p>{messages.paidNext}</p>
        </>
      )}
      <div className={styles.actions}>
        {kind === 'succeeded' && (
          <>
            <ButtonLink to="/products">{messages.continue}</ButtonLink>
            <Button kind="quiet" onClick={() => window.print()}>
              {confirmationMessages.print}
            </Button>
          </>
        )}
        {isToPay && order && <PayAgain order={order} />}
        {!isToPay && (
          <ButtonLink to="/orders" kind="quiet">
            {messages.orders}
          </ButtonLink>
        )}
        {kind === 'processing' && (
          <Button kind="quiet" onClick={onCheckAgain}>
            {messages.checkAgain}
          </Button>
        )}
        {(kind === 'failed' || kind === 'unknown') && (
          <ButtonLink to="/contact" kind="quiet">
            {messages.contact}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const facts = [
    [messages.order, payment.order_identifier],
    [messages.amount, payment.amount && `${payment.amount} ${payment.currency}`.trim()],
    [messages.reference, payment.gateway_transaction_ref],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderOfPayment {
  readonly order?: Order;
  readonly known?: DeviceOrder;
  /** Another payment of the order was begun later, which says whether it is paid. */
  readonly isRepeated?: boolean;
}

/** The order of a payment, if this browser has stored it: to be paid again, and as it was placed. */
function useOrderOfPayment(paymentId: string, { order_identifier: number }: Payment): OrderOfPayment {
  const { signedIn } = useSession(usePlatform());
  const stored = useFollowed(({ pending, orders }, owner) => {
    const waiting = pending.paymentId() === paymentId ? pending.order() : null;
    const own = orders.list(owner);
    const known = own.find((one) => one.paymentId === paymentId);
    const order = waiting ?? (known && { id: known.id, order_number: known.number });
    const isRepeated = own.some(
      (one) =>
        one.paymentId !== paymentId && one.paymentId && (one.id === waiting?.id || one.number === number),
    );
    return { ...(order && { order }), ...(known && { known }), isRepeated };
  });
  return (signedIn && stored) || {};
}
