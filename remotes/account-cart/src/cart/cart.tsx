import { useCart } from '@shop/shared/cart/react';
import { PageError, usePlatform } from '@shop/shared/ui';
import { useEffect } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartView } from './cart-view.tsx';
import { needsLogin } from '../components/cart-actions/needs-login.ts';
import { EmptyCart, NotAuthenticated } from './no-cart.tsx';
import { useCartActions } from '../components/cart-actions/use-cart-actions.ts';
import { useStartCheckout } from '../components/cart-actions/use-start-checkout.ts';

interface CartProps {
  onCheckout(): void;
  /** All lines were removed, and the focus with them. */
  onCleared(): void;
}

/** A customer's cart in whatever state it is. */
export function Cart({ onCheckout, onCleared }: CartProps) {
  const platform = usePlatform();
  const { status, view, error, reload } = useCart(platform);
  const actions = useCartActions({ onCleared });
  const start = useStartCheckout({ onStart: onCheckout, onProblem: actions.tell });
  const known = view.items.length > 0;

  // What is known may be old: other devices fill the same cart.
  useEffect(() => {
    const known = platform.cart.getState();
    if (known.status === 'ready' || known.status === 'error') void known.reload();
  }, [platform]);

  if (status === 'error' && needsLogin(error)) return <NotAuthenticated />;
  if (known) {
    const problem = actions.problem || (status === 'error' ? messages.loadFailed : '');
    return <CartView actions={actions} problem={problem} checking={start.busy} onProceed={start.proceed} />;
  }
  if (status === 'error') {
    return (
      <PageError title={messages.loadFailed} help={messages.loadFailedHelp} onRetry={() => void reload()} />
    );
  }
  return status === 'ready' ? <EmptyCart actions={actions} /> : <CartSkeleton />;
}
