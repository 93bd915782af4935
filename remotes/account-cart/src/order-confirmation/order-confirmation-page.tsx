import { useLocation } from '@shop/shared/router';
import { useDraftOwner } from '@shop/shared/session/draft-owner';
import { Button, ButtonLink, EmptyState, formatMoney, useHydrated, usePlatform } from '@shop/shared/ui';
import { confirmationMessages as messages, ordersMessages } from '../messages/orders.ts';
import { placedOrder, type PlacedOrder } from '../components/orders/placed-order.ts';
import { Payment } from './payment-instructions.tsx';
import styles from './order-confirmation.module.css';
import { DeliveryFacts } from '../components/page/totals.tsx';
import { DishLines } from '../components/orders/dish-lines.tsx';
import { orderNumber, orderTotal } from '../components/orders/order-facts.ts';

/** Shows the order in the navigation state to who has placed it; sends no calls. */
export function OrderConfirmationPage() {
  const platform = usePlatform();
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const customer = useDraftOwner(platform);
  if (!isHydrated) return <section className={styles.page} aria-busy="true" />;
  const placed = placedOrder(state);
  const isOwn = placed && (placed.owner === '' || placed.owner === customer);
  return <section className={styles.page}>{isOwn ? <Placed placed={placed} /> : <Unavailable />}</section>;
}

function Placed({ placed }: { readonly placed: PlacedOrder }) {
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className="soft">{messages.intro}</p>
      </header>
      <OrderFacts {...placed} />
      <div>
        <DeliveryFacts />
      </div>
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

/** Number, dishes and total of an order, as far as they are known. */
export function OrderFacts({ order, dishes }: Pick<PlacedOrder, 'order' | 'dishes'>) {
  const total = orderTotal(order);
  return (
    <div className={styles.facts}>
      <p className={styles.number}>
        <span className="soft">{messages.orderNumber}</span> <b>{orderNumber(order)}</b>
      </p>
      {dishes.length > 0 && (
        <div className={styles.lines}>
          <DishLines dishes={dishes} label={ordersMessages.dishes} />
        </div>
      )}
      {total && (
        <p className={styles.number}>
          <span className="soft">{ordersMessages.total}</span> <b>{formatMoney(total)}</b>
        </p>
      )}
    </div>
  );
}
