import type { CartItem } from '@shop/shared/contracts/provider';
import { cartMessages as messages } from '../messages/cart.ts';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import styles from './cart-table.module.css';
import { formatMoney, priceText, uniqueKeys } from '@shop/shared/ui';
import {
  LinePicture,
  LineQuantity,
  LineDescription,
  RemoveLine,
} from '../components/cart-line/cart-line.tsx';
import { lineTotal } from '../components/cart-line/line-facts.ts';

interface CartTableProps {
  readonly actions: CartActions;
}

export function CartTable({ actions }: CartTableProps) {
  const keys = uniqueKeys(actions.items);
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
        {actions.items.map((item, nth) => (
          <CartLine key={keys[nth]} item={item} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

interface CartLineProps {
  readonly item: CartItem;
  readonly actions: CartActions;
}

function CartLine({ item, actions }: CartLineProps) {
  const { product } = item;
  const total = lineTotal(item);
  return (
    <tr>
      <td>
        <div className={styles.product}>
          <LinePicture product={product} />
          <LineDescription item={item} />
        </div>
      </td>
      <td className={styles.price}>{priceText(product.price)}</td>
      <td className={styles.quantity}>
        <LineQuantity item={item} onChange={(wanted) => actions.setQuantity(item, wanted)} />
      </td>
      <td className={styles.amount}>{total !== null && formatMoney(total)}</td>
      <td className={styles.gone}>
        <RemoveLine item={item} actions={actions} />
      </td>
    </tr>
  );
}
