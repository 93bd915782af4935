import { useSession } from '@shop/shared/session/react';
import { ButtonLink, EmptyState, formatDate, formatMoney, usePlatform } from '@shop/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { ordersMessages as messages } from '../messages/orders.ts';
import { useDeferredComponent } from '../components/page/use-deferred-component.ts';
import { Mochi } from '../components/page/mochi.tsx';
import page from '../components/page/page.module.css';
import { useStored } from '../components/storage/area-storage.ts';
import styles from './orders.module.css';
import type { DeviceOrder } from '../components/orders/device-orders.ts';
import { isPayable, usePaymentStatus } from '../components/payment/payment-status.ts';
import { PayAgain } from '../components/payment/pay-again.tsx';

/** Loads what looks for an order; its children show when it is done. */
type LoadSearch = () => Promise<
  ComponentType<{ readonly isCheckout: boolean; readonly children: ReactNode }>
>;

export function createOrdersPage(loadSearch: LoadSearch): ComponentType {
  return () => <OrdersPage loadSearch={loadSearch} />;
}

/** The orders of this device, once an order whose answer was lost has been looked for. */
function OrdersPage({ loadSearch }: { readonly loadSearch: LoadSearch }) {
  const { signedIn } = useSession(usePlatform());
  const isSearch = useStored(({ attempt }) => signedIn && attempt.read() !== undefined) ?? false;
  const search = useDeferredComponent(loadSearch, { needed: isSearch });
  if (!search.Component) return <Orders />;
  return (
    <search.Component isCheckout={false}>
      <Orders />
    </search.Component>
  );
}

/** The signed-in customer's orders of this device; the provider has no list of them. */
function Orders() {
  const { signedIn } = useSession(usePlatform());
  const orders = useStored((storage, owner) => storage.orders.list(owner));

  if (!orders) return <section className={styles.page} aria-busy="true" />;
  if (!signedIn) {
    return (
      <CenteredPage title={messages.visitorTitle} help={messages.visitorHelp}>
        <ButtonLink to="/login?redirect=/orders">{messages.login}</ButtonLink>
      </CenteredPage>
    );
  }
  if (orders.length === 0) {
    return (
      <CenteredPage title={messages.emptyTitle} help={messages.emptyHelp}>
        <ButtonLink to="/products">{messages.emptyAction}</ButtonLink>
      </CenteredPage>
    );
  }
  return (
    <section className={styles.page}>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <p className="soft">{messages.intro}</p>
      </header>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <DeviceOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

interface CenteredPageProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function CenteredPage({ title, help, children }: CenteredPageProps) {
  return (
    <section className={styles.page}>
      <div className={page.alone}>
        <EmptyState heading="h1" title={title} help={help} picture={<Mochi />}>
          {children}
        </EmptyState>
      </div>
    </section>
  );
}

function DeviceOrderRow({ order }: { readonly order: DeviceOrder }) {
  const status = usePaymentStatus(order);
  return (
    <li className={styles.order}>
      <div className={styles.description}>
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
