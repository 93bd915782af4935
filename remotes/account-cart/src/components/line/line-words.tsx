import type { CartItem } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { customizationTexts } from './customization.ts';
import { isGone, lineName, lineTrouble } from './line-trouble.ts';
import styles from './line.module.css';

/** The name, what was chosen, and what stands in the way of ordering it. */
export function LineWords({ item }: { readonly item: CartItem }) {
  const trouble = lineTrouble(item);
  return (
    <div className={styles.words}>
      {isGone(item) ? (
        <span className={styles.name}>{lineName(item)}</span>
      ) : (
        <Link className={styles.name} to={`/products/${encodeURIComponent(item.product.slug)}`}>
          {lineName(item)}
        </Link>
      )}
      {customizationTexts(item.customization).map((text) => (
        <p key={text} className={styles.custom}>
          {text}
        </p>
      ))}
      {trouble && <p className={styles.trouble}>{trouble}</p>}
    </div>
  );
}
