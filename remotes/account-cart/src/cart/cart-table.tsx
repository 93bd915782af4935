import type { CartItem } from '@shop/shared/contracts/provider';
import { cartMessages as messages } from '../messages/cart.ts';
import { CartLine } from './cart-line.tsx';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import styles from './cart-table.module.css';

interface CartTableProps {
  readonly items: readonly CartItem[];
  readonly actions: CartActions;
}

export function CartTable({ items, actions }: CartTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.product}</th>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col" className={styles.amount}>
            {messages.rowTotal}
          </th>
          <th scope="col">
            <span className="visually-hidden">{messages.removeColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <CartLine key={item.id} item={item} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}
