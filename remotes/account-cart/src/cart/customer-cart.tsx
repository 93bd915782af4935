import { useCart } from '@shop/shared/cart/react';
import { useSession } from '@shop/shared/session/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import type { RefObject } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { useStored } from '../components/storage/area-storage.ts';
import { CartSkeleton, LoginRequired } from './cart-placeholder.tsx';
import { Cart } from './cart.tsx';
import { NotAuthenticated } from './empty-cart.tsx';
import type { Ordering } from './ordering.tsx';
import { useCustomerKey } from '@shop/shared/session/customer-key';
import { useCheckoutView, useScrollToTopOnChange } from './use-checkout-view.ts';
import { useDeferredComponent } from '../components/page/use-deferred-component.ts';

/** Loads the checkout and all that says what became of an order. */
export type LoadOrdering = () => Promise<typeof Ordering>;

interface CustomerCartProps {
  /** Gets the focus when the focused element is removed. */
  readonly page: RefObject<HTMLElement | null>;
  readonly loadOrdering: LoadOrdering;
}

/** The cart of a customer. It stays mounted after the session ended, for an order that is being placed. */
export function CustomerCart({ page, loadOrdering }: CustomerCartProps) {
  const platform = usePlatform();
  const { signedIn, hasEnded } = useSession(platform);
  const { view } = useCart(platform);
  const checkout = useCheckoutView();
  const customer = useCustomerKey(platform);
  const isOrdering = useStored(({ attempt }) => signedIn && attempt.read() !== undefined) ?? false;
  const needed = (signedIn && checkout.open) || isOrdering;
  const ordering = useDeferredComponent(loadOrdering, { needed, likely: view.items.length > 0 });
  const isLoading = needed && !ordering.Component;
  useScrollToTopOnChange(page, checkout.open, !isLoading);

  if (needed && ordering.hasFailed) {
    return (
      <PageError title={messages.checkoutFailed} help={messages.loadFailedHelp} onRetry={ordering.retry} />
    );
  }
  if (isLoading) return <CartSkeleton />;
  const focusPage = () => page.current?.focus({ preventScroll: true });
  const visitor = hasEnded ? <NotAuthenticated /> : <LoginRequired problem="" />;
  const cart = signedIn ? <Cart key={customer} onCheckout={checkout.start} onCleared={focusPage} /> : visitor;
  if (!ordering.Component) return cart;
  return (
    <ordering.Component isCheckout={checkout.open} onBack={checkout.close}>
      {cart}
    </ordering.Component>
  );
}
