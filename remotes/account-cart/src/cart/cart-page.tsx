import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import { useRef, type ComponentType } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { useMounted } from '../components/use-mounted.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import {
  LoadedComponentsContext,
  useDeferredComponent,
  type LoadedComponents,
} from './use-deferred-component.ts';
import { Visitor } from './visitor.tsx';
import styles from './cart-page.module.css';

/** The cart page of one shop. Components that it has loaded last as long as the shop's routes. */
export function createCartPage(): ComponentType {
  const loaded: LoadedComponents = new WeakMap();
  return () => (
    <LoadedComponentsContext value={loaded}>
      <CartPage />
    </LoadedComponentsContext>
  );
}

/** The cart; the checkout replaces it at the same address, as a history entry of its own. Visitors are asked to log in. */
function CartPage() {
  const { signedIn } = useSession(usePlatform());
  const mounted = useMounted();
  const customerCart = useDeferredComponent(loadCustomerCart, { needed: signedIn });
  const page = useRef<HTMLElement>(null);
  const content = () => {
    if (!mounted) return <CartSkeleton />;
    if (customerCart.Component) return <customerCart.Component page={page} />;
    if (!signedIn) return <Visitor problem="" />;
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
