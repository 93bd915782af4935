import { messages } from '../messages.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Decimal text. */
  readonly amount: string;
  /** The price before a discount; shown struck through. */
  readonly before?: string | null;
}

export function Price({ amount, before }: PriceProps) {
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

// By hand: the first `Intl.NumberFormat` of a page takes a phone a tenth of a second.

/** Decimal text as money, e.g. `"9.8"` as `$9.80`; text that is no amount stays as it is. */
export function formatMoney(decimal: string): string {
  const amount = Number(decimal);
  if (decimal.trim() === '' || !Number.isFinite(amount)) return decimal;
  return amount
    .toFixed(2)
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
    .replace(/^-?/, '$&$$');
}
