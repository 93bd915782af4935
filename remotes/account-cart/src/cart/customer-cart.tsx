import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import type { RefObject } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { useKept } from '../components/use-kept.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Cart } from './cart.tsx';
import { useCheckoutView } from './use-checkout-view.ts';
import { useDeferredComponent } from './use-deferred-component.ts';
import { useTopOnChange } from './use-top-on-change.ts';
import { Visitor } from './visitor.tsx';

interface CustomerCartProps {
  /** Takes the focus when what had it is gone. */
  readonly page: RefObject<HTMLElement | null>;
}

/** The cart of whoever is, or was, signed in while the page shows: an order under way outlives the session. */
export function CustomerCart({ page }: CustomerCartProps) {
  const platform = usePlatform();
  const { signedIn } = useSession(platform);
  const { view } = useCart(platform);
  const checkout = useCheckoutView();
  const isOrdering = useKept(({ attempt }) => signedIn && attempt.read() !== undefined) ?? false;
  const needed = (signedIn && checkout.open) || isOrdering;
  const ordering = useDeferredComponent(loadOrdering, { needed, likely: view.items.length > 0 });
  useTopOnChange(page, checkout.open);

  if (needed && ordering.hasFailed) {
    return (
      <PageError title={messages.checkoutFailed} help={messages.loadFailedHelp} onRetry={ordering.retry} />
    );
  }
  if (needed && !ordering.Component) return <CartSkeleton />;
  const focusPage = () => page.current?.focus({ preventScroll: true });
  const cart = signedIn ? <Cart onCheckout={checkout.enter} onCleared={focusPage} /> : <Visitor problem="" />;
  if (!ordering.Component) return cart;
  return (
    <ordering.Component isCheckout={checkout.open} onBack={checkout.leave}>
      {cart}
    </ordering.Component>
  );
}

const loadOrdering = async () => (await import('./ordering.tsx')).Ordering;
