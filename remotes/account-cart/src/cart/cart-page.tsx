import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import { useRef } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { useLatePart } from '../components/use-late-part.ts';
import { useMounted } from '../components/use-mounted.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Visitor } from './visitor.tsx';
import styles from './cart-page.module.css';

/** The cart; the checkout takes its place at the same address, as a step of the history. Visitors are asked to log in. */
export function CartPage() {
  const { signedIn } = useSession(usePlatform());
  const mounted = useMounted();
  const customers = useLatePart(bringCustomerCart, { needed: signedIn });
  const page = useRef<HTMLElement>(null);

  const content = () => {
    if (!mounted) return <CartSkeleton />;
    if (customers.Part) return <customers.Part page={page} />;
    if (!signedIn) return <Visitor problem="" />;
    if (!customers.failed) return <CartSkeleton />;
    return <PageError title={messages.loadFailed} help={messages.loadFailedHelp} onRetry={customers.load} />;
  };
  return (
    <section ref={page} tabIndex={-1} aria-label={messages.area} className={styles.page}>
      {content()}
    </section>
  );
}

const bringCustomerCart = async () => (await import('./customer-cart.tsx')).CustomerCart;
