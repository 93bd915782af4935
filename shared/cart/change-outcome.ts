import { isProviderFailure, type Cart } from '@shop/shared/contracts/provider';
import { lineOf, type CartChange } from './cart-change.ts';
import { quantityOf } from './optimistic-cart.ts';

/** Whether the provider may have taken a change although its call failed. */
export function isUncertain(error: unknown): boolean {
  if (!isProviderFailure(error)) return false;
  return error.kind === 'http' ? error.status >= 500 : error.kind !== 'refused';
}

/** Whether nothing would be different after the change. */
export function isNeedless(change: CartChange, { items }: Cart): boolean {
  if (change.kind === 'remove') return !items.some(({ id }) => id === change.itemId);
  return change.kind === 'setQuantity' && hasQuantity(change, items);
}

/** Whether the cart read back shows that the provider took a change whose call failed. */
export function tookEffect(change: CartChange, before: Cart | undefined, after: Cart): boolean {
  switch (change.kind) {
    case 'add':
      return (
        before !== undefined &&
        quantityFor(change, after) >= quantityFor(change, before) + change.addition.quantity
      );
    case 'setQuantity':
      return hasQuantity(change, after.items);
    case 'remove':
      return isNeedless(change, after);
    case 'clear':
      return after.items.length === 0;
  }
}

function hasQuantity(
  { itemId, quantity }: CartChange & { kind: 'setQuantity' },
  items: Cart['items'],
): boolean {
  return items.some((item) => item.id === itemId && item.quantity === quantity);
}

/** What the cart holds of an added product; of everything when the product is not known here. */
function quantityFor({ addition }: CartChange & { kind: 'add' }, { items }: Cart): number {
  return addition.product ? (lineOf(items, addition)?.quantity ?? 0) : quantityOf(items);
}
