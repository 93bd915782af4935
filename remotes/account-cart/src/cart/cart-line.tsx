import type { CartItem } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { LinePicture } from '../components/line/line-picture.tsx';
import { LineQuantity } from '../components/line/line-quantity.tsx';
import { lineTotal } from '../components/line/line-total.ts';
import { lineName } from '../components/line/line-trouble.ts';
import { LineWords } from '../components/line/line-words.tsx';
import { RemoveLine } from '../components/line/remove-line.tsx';
import styles from './cart-table.module.css';

interface CartLineProps {
  readonly item: CartItem;
  readonly actions: CartActions;
}

export function CartLine({ item, actions }: CartLineProps) {
  const { product, quantity } = item;
  return (
    <tr>
      <td>
        <div className={styles.product}>
          <LinePicture product={product} />
          <LineWords item={item} />
        </div>
      </td>
      <td className={styles.price}>{formatMoney(product.price)}</td>
      <td className={styles.quantity}>
        <LineQuantity item={item} onChange={(wanted) => actions.setQuantity(item, wanted)} />
      </td>
      <td className={styles.amount}>{formatMoney(lineTotal(product.price, quantity))}</td>
      <td className={styles.gone}>
        <RemoveLine name={lineName(item)} onRemove={() => actions.remove(item)} />
      </td>
    </tr>
  );
}
