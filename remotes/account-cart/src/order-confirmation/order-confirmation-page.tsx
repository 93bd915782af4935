import { useLocation } from '@shop/shared/router';
import { Button, ButtonLink, EmptyState } from '@shop/shared/ui';
import { confirmationMessages as messages } from '../messages/confirmation.ts';
import { placedOrder, type PlacedOrder } from '../components/placed-order.ts';
import { useMounted } from '../components/use-mounted.ts';
import { OrderFacts } from './order-facts.tsx';
import { Payment } from './payment.tsx';
import styles from './order-confirmation.module.css';

/** Shows the order that the checkout handed over; asks the provider for nothing. */
export function OrderConfirmationPage() {
  const mounted = useMounted();
  const { state } = useLocation();
  if (!mounted) return <section className={styles.page} aria-busy="true" />;
  const placed = placedOrder(state);
  return <section className={styles.page}>{placed ? <Placed placed={placed} /> : <Unavailable />}</section>;
}

function Placed({ placed }: { readonly placed: PlacedOrder }) {
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className="soft">{messages.lead}</p>
      </header>
      <OrderFacts order={placed.order} />
      <Payment placed={placed} />
      <div className={styles.actions}>
        <ButtonLink to="/products">{messages.continue}</ButtonLink>
        <Button kind="quiet" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <ButtonLink to="/orders" kind="quiet">
          {messages.orders}
        </ButtonLink>
      </div>
    </article>
  );
}

function Unavailable() {
  return (
    <EmptyState heading="h1" title={messages.unavailableTitle} help={messages.unavailableHelp}>
      <ButtonLink to="/">{messages.home}</ButtonLink>
    </EmptyState>
  );
}
