import type { CartItem, CartProduct } from '@shop/shared/contracts/provider';
import { Picture, Stepper, usePlatform } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { hasFocus, type CartActions } from '../cart-actions/use-cart-actions.ts';
import { LineDiet } from '../diet/diet-place.tsx';
import styles from './cart-line.module.css';
import { Link } from '@shop/shared/router';
import { customizationTexts, isDiscontinued, lineName, lineProblem } from './line-facts.ts';
import { cartMessages as messages } from '../../messages/cart.ts';

export function LinePicture({ product }: { readonly product: CartProduct }) {
  const { provider } = usePlatform();
  const file = product.main_image?.thumb_image || product.main_image?.image;
  if (!file) return <span className={styles.picture} aria-hidden="true" />;
  return <Picture className={styles.picture} src={provider.file(file)} alt="" width={480} height={480} />;
}

/** Name, customization, and why the line cannot be ordered. */
export function LineDescription({ item }: { readonly item: CartItem }) {
  const problem = lineProblem(item);
  return (
    <div className={styles.description}>
      {isDiscontinued(item) || item.product.slug === '' ? (
        <span className={styles.name}>{lineName(item)}</span>
      ) : (
        <Link className={styles.name} to={`/products/${encodeURIComponent(item.product.slug)}`}>
          {lineName(item)}
        </Link>
      )}
      {customizationTexts(item.customization).map((text) => (
        <p key={text} className={styles.custom}>
          {text}
        </p>
      ))}
      <LineDiet item={item} />
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}

interface LineQuantityProps {
  readonly item: CartItem;
  onChange(quantity: number): void;
}

/** A stepper; a plain number for a discontinued product. */
export function LineQuantity({ item, onChange }: LineQuantityProps) {
  const { product, quantity } = item;
  if (isDiscontinued(item)) return <span>{quantity}</span>;
  return (
    <Stepper
      small
      label={messages.quantityOf(lineName(item))}
      min={0}
      max={Math.max(product.stock ?? Infinity, quantity)}
      value={quantity}
      commit="leaving"
      onChange={onChange}
    />
  );
}

interface RemoveLineProps {
  readonly item: CartItem;
  readonly actions: Pick<CartActions, 'remove' | 'isRestored'>;
}

/** Takes the line out. In a line that was put back it has the focus that `Undo` took with it. */
export function RemoveLine({ item, actions }: RemoveLineProps) {
  const { root } = usePlatform();
  const button = useRef<HTMLButtonElement>(null);
  const isRestored = actions.isRestored(item);
  useEffect(() => {
    if (isRestored && !hasFocus(root)) button.current?.focus();
  }, [isRestored, root]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.remove}
      aria-label={messages.remove(lineName(item))}
      onClick={() => actions.remove(item)}
    >
      ×
    </button>
  );
}
