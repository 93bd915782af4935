import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { useRef } from 'react';
import { cartMessages as messages } from '../messages.ts';
import { useMounted } from '../parts/use-mounted.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Cart } from './cart.tsx';
import { CheckoutEnd, Recovering } from './checkout/checkout-end.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { useOrder } from './checkout/use-order.ts';
import { Visitor } from './no-cart.tsx';
import { useCheckoutView } from './use-checkout-view.ts';
import { useTopOnChange } from './use-top-on-change.ts';
import styles from './cart-page.module.css';

/** The cart; the checkout takes its place at the same address, as a step of the history. */
export function CartPage() {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { status, view } = useCart(platform);
  const mounted = useMounted();
  const checkout = useCheckoutView();
  const order = useOrder();
  const page = useRef<HTMLElement>(null);
  const focusPage = () => page.current?.focus({ preventScroll: true });
  const empty = view.items.length === 0 && !order.busy;
  useTopOnChange(page, checkout.open);

  const content = () => {
    if (!mounted || order.end?.kind === 'confirmed') return <CartSkeleton />;
    if (order.end) return <CheckoutEnd end={order.end} />;
    if (order.recovering) return <Recovering />;
    if (!signedIn && !order.busy) return <Visitor problem={order.problem?.text ?? ''} />;
    if (checkout.open && empty && (status === 'idle' || status === 'loading')) return <CartSkeleton />;
    if (checkout.open && !empty) return <Checkout order={order} onBack={checkout.leave} />;
    return <Cart onCheckout={checkout.enter} onCleared={focusPage} />;
  };
  return (
    <section ref={page} tabIndex={-1} aria-label={messages.area} className={styles.page}>
      {content()}
    </section>
  );
}
