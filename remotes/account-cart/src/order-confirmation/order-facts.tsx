import type { Order } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import { confirmationMessages as messages } from '../messages/confirmation.ts';
import { orderedLines, orderNumber, orderTotal } from '../components/order-facts.ts';
import styles from './order-confirmation.module.css';

/** Number and total of an order, and what was ordered, as far as the provider said. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const total = orderTotal(order);
  const lines = orderedLines(order);
  return (
    <div className={styles.facts}>
      <p className={styles.number}>
        <span className="soft">{messages.orderNumber}</span> <b>{orderNumber(order)}</b>
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={messages.lines}>
          {lines.map(({ name, quantity, total: amount }, index) => (
            <li key={index}>
              <span>{messages.line(quantity, name)}</span> {amount && <span>{formatMoney(amount)}</span>}
            </li>
          ))}
        </ul>
      )}
      {total && (
        <p className={styles.number}>
          <span className="soft">{messages.total}</span> <b>{formatMoney(total)}</b>
        </p>
      )}
    </div>
  );
}
