import type { CartView } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { cartMessages as messages } from '../messages/cart.ts';
import { ClearCart } from './clear-cart.tsx';
import { Totals } from '../components/page/totals.tsx';
import { ShareCart } from './share-cart.tsx';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  readonly view: CartView;
  readonly checking: boolean;
  onProceed(): void;
  onClear(): void;
}

export function CartSummary({ view, checking, onProceed, onClear }: CartSummaryProps) {
  // The checkout needs the final total.
  const pending = view.pending ? messages.proceedPending : undefined;
  const busy = checking ? messages.proceedBusy : pending;
  return (
    <aside className={styles.summary} aria-label={messages.summary}>
      <Totals view={view} shipping={messages.shipping} />
      <div className={styles.actions}>
        <Button wide busy={busy} disabled={view.items.length === 0} onClick={onProceed}>
          {messages.proceed}
        </Button>
        <ShareCart items={view.items} />
        <ClearCart onClear={onClear} />
      </div>
    </aside>
  );
}
