import type { CartAddition, ProviderClient } from '@shop/shared/contracts';
import {
  addCartItem,
  clearCart,
  isProviderFailure,
  removeCartItem,
  updateCartItem,
  type Cart,
  type CartItem,
  type RecordId,
} from '@shop/shared/contracts/provider';

/** A change of the cart that the provider has not confirmed yet. */
export type CartChange =
  | { readonly kind: 'add'; readonly lineId: number; readonly addition: CartAddition }
  | { readonly kind: 'setQuantity'; readonly itemId: RecordId; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemId: RecordId }
  | { readonly kind: 'clear' };

type Addition = CartChange & { kind: 'add' };
type QuantityChange = CartChange & { kind: 'setQuantity' };

/** Sends one change, which goes on when the page is left; gives the full cart that the provider answers with. */
export function sendChange(provider: Pick<ProviderClient, 'call'>, change: CartChange): Promise<Cart> {
  switch (change.kind) {
    case 'add': {
      const { productId, quantity, customization } = change.addition;
      const body = { product_id: productId, quantity, ...(customization && { customization }) };
      return provider.call(addCartItem, body, { keepalive: true });
    }
    case 'setQuantity':
      return provider.call(
        updateCartItem,
        { id: change.itemId, quantity: change.quantity },
        { keepalive: true },
      );
    case 'remove':
      return provider.call(removeCartItem, { id: change.itemId }, { keepalive: true });
    case 'clear':
      return provider.call(clearCart, {}, { keepalive: true });
  }
}

/** Whether the provider may have made a change although its call failed. */
export function isUncertain(error: unknown): boolean {
  if (!isProviderFailure(error)) return false;
  return error.kind === 'http' ? error.status >= 500 : error.kind !== 'refused';
}

/** Whether the cart is already as the change would make it. */
export function isNeedless(change: CartChange, { items }: Cart): boolean {
  if (change.kind === 'remove') return !items.some(({ id }) => id === change.itemId);
  return change.kind === 'setQuantity' && hasQuantity(change, items);
}

/** Whether the cart read back shows that the provider made a change whose call failed. */
export function tookEffect(change: CartChange, before: Cart | undefined, after: Cart): boolean {
  switch (change.kind) {
    case 'add': {
      const expected = before && quantityFor(change, before) + change.addition.quantity;
      return expected !== undefined && quantityFor(change, after) >= expected;
    }
    case 'setQuantity':
      return hasQuantity(change, after.items);
    case 'remove':
      return isNeedless(change, after);
    case 'clear':
      return after.items.length === 0;
  }
}

function hasQuantity({ itemId, quantity }: QuantityChange, items: Cart['items']): boolean {
  return items.some((item) => item.id === itemId && item.quantity === quantity);
}

/** The quantity of an added product in the cart; of all products when the product is not known here. */
function quantityFor({ addition }: Addition, { items }: Cart): number {
  return addition.product ? (lineOf(items, addition)?.quantity ?? 0) : quantityOf(items);
}

export function quantityOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The line of an addition: the same product with the same customization. */
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
    keys.length === Object.keys(other).length && keys.every((key) => textOf(one[key]) === textOf(other[key]))
  );
}

/** `String` would call a `toString` of the provider's. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The quantities that lines have after the changes; 0 for a removed one. Lines whose quantity depends on an addition are absent. */
export function pendingQuantitiesOf(
  changes: readonly CartChange[],
  cart: Cart | undefined,
): Map<unknown, number> {
  const quantities = new Map<unknown, number>();
  const items = cart?.items ?? [];
  for (const change of changes) {
    if (change.kind === 'clear') for (const { id } of items) quantities.set(id, 0);
    else if (change.kind === 'add') quantities.delete(lineOf(items, change.addition)?.id);
    else quantities.set(change.itemId, change.kind === 'remove' ? 0 : change.quantity);
  }
  return quantities;
}
