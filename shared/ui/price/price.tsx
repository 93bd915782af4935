import { messages } from '../messages.ts';
import { formatMoney } from './format-money.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Decimal text; null where the provider's price cannot be read. */
  readonly amount: string | null;
  /** The price before a discount; shown struck through. */
  readonly before?: string | null;
}

export function Price({ amount, before }: PriceProps) {
  if (amount === null)
    return <span className={`${styles.price} ${styles.onRequest}`}>{messages.priceOnRequest}</span>;
  if (!before) return <span className={styles.price}>{formatMoney(amount)}</span>;
  return (
    <span className={styles.price}>
      <span className="visually-hidden">{messages.priceNow}</span>
      <b>{formatMoney(amount)}</b>
      <span className="visually-hidden">{messages.priceBefore}</span>
      <s>{formatMoney(before)}</s>
    </span>
  );
}
