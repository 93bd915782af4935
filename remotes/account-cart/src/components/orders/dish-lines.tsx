import { formatMoney } from '@shop/shared/ui';
import { customizationTexts } from '../cart-line/line-facts.ts';
import { ordersMessages as messages } from '../../messages/orders.ts';
import styles from './dish-lines.module.css';
import type { OrderedDish } from './ordered-dish.ts';

interface DishLinesProps {
  readonly dishes: readonly OrderedDish[];
  readonly label: string;
  /** In the place of a sum that is not known; nothing unless given. */
  readonly unknownTotal?: string;
}

/** What an order holds: quantity, name, customization and sum of each dish; each text in an element, for pages that are translated. */
export function DishLines({ dishes, label, unknownTotal = '' }: DishLinesProps) {
  if (dishes.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={label}>
      {dishes.map(({ name, quantity, customization, total }, index) => (
        <li key={index} className={styles.line}>
          <span className={styles.dish}>
            <span>{messages.line(quantity, name)}</span>
            {customizationTexts(customization).map((text) => (
              <span key={text} className={styles.custom}>
                {text}
              </span>
            ))}
          </span>{' '}
          <span>{total ? formatMoney(total) : unknownTotal}</span>
        </li>
      ))}
    </ul>
  );
}
