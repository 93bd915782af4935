import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform, useHydrated } from '@shop/shared/ui';
import { useRef, type ComponentType } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { CartSkeleton, LoginRequired } from './cart-placeholder.tsx';
import {
  LoadedComponentsContext,
  useDeferredComponent,
  type LoadedComponents,
} from '../components/page/use-deferred-component.ts';
import type { LoadOrdering } from './customer-cart.tsx';
import styles from './cart-page.module.css';

/** The cart page of one shop. Components that it has loaded stay cached as long as the shop's routes. */
export function createCartPage(loadOrdering: LoadOrdering): ComponentType {
  const loaded: LoadedComponents = new WeakMap();
  return () => (
    <LoadedComponentsContext value={loaded}>
      <CartPage loadOrdering={loadOrdering} />
    </LoadedComponentsContext>
  );
}

/** The cart; the checkout replaces it at the same address, as a history entry of its own. Visitors are asked to log in. */
function CartPage({ loadOrdering }: { readonly loadOrdering: LoadOrdering }) {
  const { signedIn } = useSession(usePlatform());
  const isHydrated = useHydrated();
  const customerCart = useDeferredComponent(loadCustomerCart, { needed: signedIn });
  const page = useRef<HTMLElement>(null);
  const content = () => {
    if (!isHydrated) return <CartSkeleton />;
    if (customerCart.Component) return <customerCart.Component page={page} loadOrdering={loadOrdering} />;
    if (!signedIn) return <LoginRequired problem="" />;
    if (!customerCart.hasFailed) return <CartSkeleton />;
    return (
      <PageError title={messages.loadFailed} help={messages.loadFailedHelp} onRetry={customerCart.retry} />
    );
  };
  return (
    <section ref={page} tabIndex={-1} aria-label={messages.area} className={styles.page}>
      {content()}
    </section>
  );
}

const loadCustomerCart = async () => (await import('./customer-cart.tsx')).CustomerCart;
