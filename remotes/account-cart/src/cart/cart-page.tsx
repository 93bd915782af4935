import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import { useRef } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { useKept } from '../parts/use-kept.ts';
import { useMounted } from '../parts/use-mounted.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Cart } from './cart.tsx';
import { Visitor } from './no-cart.tsx';
import { useCheckoutView } from './use-checkout-view.ts';
import { useOrdering } from './use-ordering.ts';
import { useTopOnChange } from './use-top-on-change.ts';
import styles from './cart-page.module.css';

/** The cart; the checkout takes its place at the same address, as a step of the history. */
export function CartPage() {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { view } = useCart(platform);
  const mounted = useMounted();
  const checkout = useCheckoutView();
  const isOrdering = useKept(({ attempt }) => signedIn && attempt.read() !== undefined) ?? false;
  const needsOrdering = (signedIn && checkout.open) || isOrdering;
  const { Ordering, failed, load } = useOrdering(view.items.length > 0, needsOrdering);
  const page = useRef<HTMLElement>(null);
  useTopOnChange(page, checkout.open);

  const content = () => {
    if (!mounted) return <CartSkeleton />;
    if (needsOrdering && failed) {
      return <PageError title={messages.checkoutFailed} help={messages.loadFailedHelp} onRetry={load} />;
    }
    if (needsOrdering && !Ordering) return <CartSkeleton />;
    const focusPage = () => page.current?.focus({ preventScroll: true });
    const cart = signedIn ? (
      <Cart onCheckout={checkout.enter} onCleared={focusPage} />
    ) : (
      <Visitor problem="" />
    );
    if (!Ordering) return cart;
    return (
      <Ordering isCheckout={checkout.open} onBack={checkout.leave}>
        {cart}
      </Ordering>
    );
  };
  return (
    <section ref={page} tabIndex={-1} aria-label={messages.area} className={styles.page}>
      {content()}
    </section>
  );
}
