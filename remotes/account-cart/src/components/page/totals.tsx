import type { CartView } from '@shop/shared/contracts';
import { formatMoney } from '@shop/shared/ui';
import { cartMessages as messages } from '../../messages/cart.ts';
import styles from './totals.module.css';

interface TotalsProps {
  readonly view: CartView;
  /** Stands between subtotal and total. */
  readonly shipping?: string;
}

/** The provider's total; dimmed while a change is pending. */
export function Totals({ view, shipping }: TotalsProps) {
  const amount = (
    <span className={view.pending ? styles.pending : undefined}>{formatMoney(view.totalPrice)}</span>
  );
  return (
    <div className={styles.totals} aria-busy={view.pending}>
      <p className={styles.sum}>
        <span>{messages.subtotal}</span> {amount}
      </p>
      {shipping && <p className="soft">{shipping}</p>}
      <p className={`${styles.sum} ${styles.total}`}>
        <span>{messages.total}</span> {amount}
      </p>
      <p className="soft small">{messages.shippingNote}</p>
    </div>
  );
}
