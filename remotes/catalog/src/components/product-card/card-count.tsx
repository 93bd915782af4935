import type { Platform } from '@shop/shared/contracts';
import type { CartItem, ListedProduct } from '@shop/shared/contracts/provider';
import { plainLineOf } from '@shop/shared/cart/line';
import { errorText, timesQuantity } from '@shop/shared/provider';
import { formatMoney, IconShape } from '@shop/shared/ui';
import { countTexts } from '../../messages/card-count.ts';
import { buyTexts } from '../../messages/shop.ts';
import type { CartNotice } from '../add-to-cart/add-to-cart.ts';
import styles from './card-count.module.css';

const bin = 'M4 6h12M8 6V4h4v2M6 6l1 10h6l1-10M9 9v4M11 9v4';
const minus = 'M5 10h10';

interface CardCountProps {
  readonly product: ListedProduct;
  readonly line: CartItem;
  onLess(): void;
}

/** What the cart holds of a product, over the price of its card; with the card's + it is a stepper. */
export function CardCount({ product: { name, price }, line: { quantity }, onLess }: CardCountProps) {
  const total = price === null ? null : timesQuantity(price, quantity);
  return (
    <div role="group" aria-label={countTexts.group(name)} className={styles.count}>
      <button
        type="button"
        className={styles.less}
        aria-label={quantity > 1 ? countTexts.less(name) : countTexts.remove(name)}
        onClick={onLess}
      >
        <IconShape path={quantity > 1 ? minus : bin} />
      </button>
      <span className={styles.number}>
        <b>{quantity}</b>
        {total !== null && <span>{formatMoney(total)}</span>}
      </span>
    </div>
  );
}

/**
 * Changes by `step` what the cart holds of a product without customization; the last one is removed. Resolves to what to
 * show, null where the change shows by itself; never rejects.
 */
export async function changeCount(
  { cart, announce }: Pick<Platform, 'cart' | 'announce'>,
  { slug, name, stock }: ListedProduct,
  step: 1 | -1,
): Promise<CartNotice | null> {
  const { view, setQuantity, remove } = cart.getState();
  // Presses may come faster than renders.
  const line = plainLineOf(view, slug);
  if (!line) return null;
  const quantity = line.quantity + step;
  if (step > 0 && stock !== null && quantity > stock)
    return { kind: 'error', text: buyTexts.onlyLeft(stock) };
  announce(countTexts.inCart(quantity, name));
  try {
    await (quantity > 0 ? setQuantity(line.id, quantity) : remove(line.id));
    return null;
  } catch (error) {
    return { kind: 'error', text: errorText(error, countTexts.failed) };
  }
}
