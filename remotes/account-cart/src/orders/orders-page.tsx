import { useSession } from '@shop/shared/session/react';
import { ButtonLink, EmptyState, usePlatform } from '@shop/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { ordersMessages as messages } from '../messages/orders.ts';
import { useDeferredComponent } from '../components/page/use-deferred-component.ts';
import { Mochi } from '../components/page/mochi.tsx';
import page from '../components/page/page.module.css';
import { useFollowed, useStored } from '../components/storage/area-storage.ts';
import styles from './orders.module.css';
import { EarlierOrder, LastOrder } from './order-details.tsx';

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
  const orders = useFollowed((storage, owner) => storage.orders.list(owner));

  if (!orders) return <section className={styles.page} aria-busy="true" />;
  if (!signedIn) {
    return (
      <CenteredPage title={messages.visitorTitle} help={messages.visitorHelp}>
        <ButtonLink to="/login?redirect=/orders">{messages.login}</ButtonLink>
      </CenteredPage>
    );
  }
  const [last, ...earlier] = orders;
  if (!last) {
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
      <LastOrder key={last.id} order={last} />
      {earlier.length > 0 && (
        <>
          <h2 className={styles.title}>{messages.earlier}</h2>
          <ul className={styles.orders}>
            {earlier.map((order) => (
              <li key={order.id}>
                <EarlierOrder order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
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
