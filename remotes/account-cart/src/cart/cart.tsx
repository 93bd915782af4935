import { useCart } from '@shop/shared/cart/react';
import { useLocation } from '@shop/shared/router';
import { useSession } from '@shop/shared/session/react';
import { Notice, PageError, usePlatform } from '@shop/shared/ui';
import { useEffect } from 'react';
import { cartMessages as messages } from '../messages/cart.ts';
import { ordersMessages } from '../messages/orders.ts';
import { record, textOf } from '../components/storage/stored-value.ts';
import { CartSkeleton } from './cart-placeholder.tsx';
import { needsLogin, useStartCheckout } from '../components/cart-actions/use-start-checkout.ts';
import { EmptyCart, NotAuthenticated, UnpaidOrder } from './empty-cart.tsx';
import { useCartActions, type CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartTable } from './cart-table.tsx';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import { CartDiet } from '../components/diet/diet-place.tsx';
import { PageProblem } from '../components/page/page-problem.tsx';
import page from '../components/page/page.module.css';
import styles from './cart-page.module.css';

interface CartProps {
  onCheckout(): void;
  /** All lines were removed, with the focus in them. */
  onCleared(): void;
}

/** A customer's cart in each of its states. */
export function Cart({ onCheckout, onCleared }: CartProps) {
  const platform = usePlatform();
  const { status, view, error, reload } = useCart(platform);
  const actions = useCartActions({ onCleared });
  const start = useStartCheckout({ onStart: onCheckout, onProblem: actions.setProblem });
  const hasItems = view.items.length > 0;

  // Other devices may have changed the cart.
  useEffect(() => {
    const { status, reload } = platform.cart.getState();
    if (status === 'ready' || status === 'error') void reload();
  }, [platform]);

  if (status === 'error' && needsLogin(error)) return <NotAuthenticated />;
  if (hasItems) {
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

interface CartViewProps {
  readonly actions: CartActions;
  readonly problem: string;
  /** The cart is being checked before the checkout starts. */
  readonly checking: boolean;
  onProceed(): void;
}

/** A cart with lines. */
function CartView({ actions, problem, checking, onProceed }: CartViewProps) {
  const { view } = useCart(usePlatform());
  return (
    <>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <PageProblem text={problem} />
        <OrderedAgainNotes />
        <UnpaidOrder />
      </header>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <RemovedLines actions={actions} />
          <CartTable actions={actions} />
          <CartDiet items={actions.items} />
        </div>
        <CartSummary view={view} checking={checking} onProceed={onProceed} onClear={actions.clear} />
      </div>
    </>
  );
}

/** What is gone or changed of an earlier order that was put into the cart again. */
function OrderedAgainNotes() {
  const { owner: customer } = useSession(usePlatform());
  const { orderedAgain, owner } = record(useLocation().state);
  const notes = Array.isArray(orderedAgain) ? orderedAgain.map(textOf).filter(Boolean) : [];
  // The history of the tab may be another customer's.
  if (notes.length === 0 || owner !== customer) return null;
  return (
    <Notice kind="info">
      <p>{ordersMessages.againNotes}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
