import type { CartItem } from '@shop/shared/contracts/provider';
import { formatMoney } from '@shop/shared/ui';
import type { CartActions } from '../components/cart-actions/use-cart-actions.ts';
import { LinePicture } from '../components/line/line-picture.tsx';
import { LineQuantity } from '../components/line/line-quantity.tsx';
import { lineTotal } from '../components/line/line-total.ts';
import { lineName } from '../components/line/line-trouble.ts';
import { LineWords } from '../components/line/line-words.tsx';
import { RemoveLine } from '../components/line/remove-line.tsx';
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
