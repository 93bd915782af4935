import type { CartItem } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import type { CartActions } from '../parts/cart-actions/use-cart-actions.ts';
import { LinePicture } from '../parts/line/line-picture.tsx';
import { LineQuantity } from '../parts/line/line-quantity.tsx';
import { lineTotal } from '../parts/line/line-total.ts';
import { lineName } from '../parts/line/line-trouble.ts';
import { LineWords } from '../parts/line/line-words.tsx';
import { RemoveLine } from '../parts/line/remove-line.tsx';
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
