import { useCart } from '@shop/shared/cart/react';
import { usePlatform } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartTable } from './cart-table.tsx';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { RemovedLines } from '../components/cart-actions/removed-lines.tsx';
import { Problem } from '../components/problem.tsx';
import page from '../components/page.module.css';
import styles from './cart-page.module.css';

interface CartViewProps {
  readonly actions: CartActions;
  readonly problem: string;
  /** The checkout is about to begin. */
  readonly checking: boolean;
  onProceed(): void;
}

/** A cart with lines in it. */
export function CartView({ actions, problem, checking, onProceed }: CartViewProps) {
  const { view } = useCart(usePlatform());
  return (
    <>
      <header className={page.head}>
        <h1>{messages.title}</h1>
        <Problem text={problem} />
      </header>
      <div className={styles.columns}>
        <div className={styles.lines}>
          <RemovedLines actions={actions} />
          <CartTable items={view.items} actions={actions} />
        </div>
        <CartSummary view={view} checking={checking} onProceed={onProceed} onClear={actions.clear} />
      </div>
    </>
  );
}
