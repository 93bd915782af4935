import type { CartView } from '@shop/shared/contracts';
import type { Cart, CartItem, RecordId } from '@shop/shared/contracts/provider';
import { lineOf, quantityOf, type CartChange } from './cart-change.ts';

/** The cart of a visitor. */
export const emptyCart: Cart = { id: null, items: [], total_items: null, total_price: '0.00' };

interface Draft {
  readonly items: readonly CartItem[];
  readonly count: number;
}

/**
 * The cart as it will be once the provider has made the changes, in their order. Lines, quantities and count change at
 * once; the total stays the provider's last one until it answers, except for an empty cart.
 * An addition of an unknown product changes the count only.
 */
export function optimisticCart(cart: Cart, changes: readonly CartChange[]): CartView {
  const start: Draft = { items: cart.items, count: cart.total_items ?? quantityOf(cart.items) };
  const { items, count } = changes.reduce(apply, start);
  return {
    items,
    count,
    totalPrice:
      changes.length > 0 && items.length === 0 && count === 0 ? emptyCart.total_price : cart.total_price,
    pending: changes.length > 0,
  };
}

function apply(draft: Draft, change: CartChange): Draft {
  switch (change.kind) {
    case 'add':
      return add(draft, change);
    case 'setQuantity':
      return setQuantity(draft, change.itemId, change.quantity);
    case 'remove':
      return remove(draft, change.itemId);
    case 'clear':
      return { items: [], count: 0 };
  }
}

function add({ items, count }: Draft, { lineId, addition }: CartChange & { kind: 'add' }): Draft {
  const { product, quantity, customization = {} } = addition;
  const line = lineOf(items, addition);
  if (line) return setQuantity({ items, count }, line.id, line.quantity + quantity);
  if (!product) return { items, count: count + quantity };
  return { items: [...items, { id: lineId, quantity, customization, product }], count: count + quantity };
}

function setQuantity({ items, count }: Draft, itemId: RecordId, quantity: number): Draft {
  const line = items.find(({ id }) => id === itemId);
  if (!line) return { items, count };
  return {
    items: items.map((item) => (item === line ? { ...item, quantity } : item)),
    count: Math.max(0, count + quantity - line.quantity),
  };
}

function remove({ items, count }: Draft, itemId: RecordId): Draft {
  const line = items.find(({ id }) => id === itemId);
  if (!line) return { items, count };
  return { items: items.filter((item) => item !== line), count: Math.max(0, count - line.quantity) };
}
