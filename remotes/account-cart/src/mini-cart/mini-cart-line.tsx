import type { CartItem } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import type { CartActions } from '../parts/cart-actions/use-cart-actions.ts';
import { LinePicture } from '../parts/line/line-picture.tsx';
import { LineQuantity } from '../parts/line/line-quantity.tsx';
import { lineTotal } from '../parts/line/line-total.ts';
import { lineName } from '../parts/line/line-trouble.ts';
import { LineWords } from '../parts/line/line-words.tsx';
import { RemoveLine } from '../parts/line/remove-line.tsx';
import styles from './mini-cart.module.css';

interface MiniCartLineProps {
  readonly item: CartItem;
  readonly actions: CartActions;
}

export function MiniCartLine({ item, actions }: MiniCartLineProps) {
  return (
    <li className={styles.line}>
      <LinePicture product={item.product} />
      <LineWords item={item} />
      <div className={styles.remove}>
        <RemoveLine name={lineName(item)} onRemove={() => actions.remove(item)} />
      </div>
      <div className={styles.quantity}>
        <LineQuantity item={item} onChange={(wanted) => actions.setQuantity(item, wanted)} />
      </div>
      <b className={styles.amount}>{formatMoney(lineTotal(item.product.price, item.quantity))}</b>
    </li>
  );
}
