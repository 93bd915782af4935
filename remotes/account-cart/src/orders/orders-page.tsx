import { useSession } from '@shop/shared/session/react';
import { ButtonLink, EmptyState, usePlatform } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { ordersMessages as messages } from '../messages/orders.ts';
import { Mochi } from '../components/mochi.tsx';
import page from '../components/page.module.css';
import { useKept } from '../components/use-kept.ts';
import { DeviceOrderRow } from './device-order-row.tsx';
import styles from './orders.module.css';

/** The orders placed on this device by whoever is signed in; the provider has no list of them. */
export function OrdersPage() {
  const { signedIn } = useSession(usePlatform());
  const orders = useKept((keeping, owner) => keeping.orders.of(owner));

  if (!orders) return <section className={styles.page} aria-busy="true" />;
  if (!signedIn) {
    return (
      <Alone title={messages.visitorTitle} help={messages.visitorHelp}>
        <ButtonLink to="/login?redirect=/orders">{messages.login}</ButtonLink>
      </Alone>
    );
  }
  if (orders.length === 0) {
    return (
      <Alone title={messages.emptyTitle} help={messages.emptyHelp}>
        <ButtonLink to="/products">{messages.emptyAction}</ButtonLink>
      </Alone>
    );
  }
  return (
    <section className={styles.page}>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <p className="soft">{messages.lead}</p>
      </header>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <DeviceOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

interface AloneProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Alone({ title, help, children }: AloneProps) {
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
