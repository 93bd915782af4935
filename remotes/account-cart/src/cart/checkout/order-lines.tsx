import type { CartItem } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import { checkoutMessages as messages } from '../../messages/checkout.ts';
import { lineTotal } from '../../components/line/line-total.ts';
import styles from './checkout.module.css';

/** What is about to be ordered, at a glance. */
export function OrderLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <ul className={styles.lines} aria-label={messages.lines}>
      {items.map(({ id, quantity, product }) => (
        <li key={id} className={styles.line}>
          <span>{messages.line(quantity, product.name)}</span>{' '}
          <span>{formatMoney(lineTotal(product.price, quantity))}</span>
        </li>
      ))}
    </ul>
  );
}
