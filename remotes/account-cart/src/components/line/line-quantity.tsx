import type { CartItem } from '@shop/shared/contracts/provider';
import { Stepper } from '@shop/shared/ui';
import { cartMessages as messages } from '../../messages/cart.ts';
import { isGone, lineName } from './line-trouble.ts';

interface LineQuantityProps {
  readonly item: CartItem;
  onChange(quantity: number): void;
}

/** How many; a number for what is not sold any more. */
export function LineQuantity({ item, onChange }: LineQuantityProps) {
  const { product, quantity } = item;
  if (isGone(item)) return <span>{quantity}</span>;
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
