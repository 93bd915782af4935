import type { CartAddition } from '@shop/shared/contracts';
import type { CartItem } from '@shop/shared/contracts/provider';

/** A change of the cart that the provider has not answered yet. */
export type CartChange =
  | { readonly kind: 'add'; readonly lineId: number; readonly addition: CartAddition }
  | { readonly kind: 'setQuantity'; readonly itemId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemId: number }
  | { readonly kind: 'clear' };

/** The line that an addition goes to, or went to: the same product with the same customization. */
export function lineOf(
  items: readonly CartItem[],
  { product, customization }: CartAddition,
): CartItem | undefined {
  if (!product?.slug) return undefined;
  return items.find(
    (item) => item.product.slug === product.slug && sameRecord(item.customization, customization ?? {}),
  );
}

function sameRecord(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => String(one[key]) === String(other[key]))
  );
}
