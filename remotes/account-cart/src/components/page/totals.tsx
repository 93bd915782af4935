import type { CartView } from '@shop/shared/contracts';
import { formatMoney, usePlatform } from '@shop/shared/ui';
import { cartMessages as messages } from '../../messages/cart.ts';
import styles from './totals.module.css';

/** The provider's total; softer while a change is pending, a dash where it cannot be read. */
export function TotalAmount({ view: { totalPrice, pending } }: Pick<TotalsProps, 'view'>) {
  if (totalPrice !== null) {
    return <span className={pending ? styles.pending : undefined}>{formatMoney(totalPrice)}</span>;
  }
  return (
    <span>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{messages.totalUnknown}</span>
    </span>
  );
}

interface TotalsProps {
  readonly view: CartView;
  /** Stands between subtotal and total. */
  readonly shipping?: string;
}

/** Subtotal and total, with what is known of the delivery. */
export function Totals({ view, shipping }: TotalsProps) {
  const amount = <TotalAmount view={view} />;
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
      <DeliveryFacts />
    </div>
  );
}

/** What the site configuration says of the delivery; nothing where it says nothing. */
export function DeliveryFacts() {
  const { text, hours } = usePlatform().site.delivery ?? {};
  return (
    <>
      {text && <p className="small">{text}</p>}
      {hours && <p className="small">{messages.deliveryHours(hours)}</p>}
    </>
  );
}
