import { eventItem, eventValue, type EventItem, type Report } from '@shop/shared/contracts';
import type { Cart, CartItem } from '@shop/shared/contracts/provider';
import { lineOf, type CartChange } from './cart-change.ts';

/**
 * Reports a change that the provider has made: the lines that became more or fewer, with the quantity by which they did.
 *
 * @param before the provider's cart before the change; undefined where it was not read
 */
export function reportChange(change: CartChange, before: Cart | undefined, report: Report): void {
  const lines = before?.items ?? [];
  const added = changedItems(change, lines);
  const more = added.filter(({ quantity = 0 }) => quantity > 0);
  const fewer = added.filter(({ quantity = 0 }) => quantity < 0);
  if (more.length > 0) report('add_to_cart', eventValue(more));
  if (fewer.length > 0)
    report(
      'remove_from_cart',
      eventValue(fewer.map(({ quantity = 0, ...item }) => ({ ...item, quantity: -quantity }))),
    );
}

/** Items with the quantity that is added to their lines; negative where it is taken away. */
function changedItems(change: CartChange, lines: readonly CartItem[]): EventItem[] {
  if (change.kind === 'clear') return lines.map((line) => itemOf(line, -line.quantity));
  if (change.kind === 'add') {
    const { product = lineOf(lines, change.addition)?.product, productId, quantity } = change.addition;
    return [eventItem(product ?? { slug: String(productId), name: '', price: null }, quantity)];
  }
  const line = lines.find(({ id }) => id === change.itemId);
  if (!line) return [];
  return [itemOf(line, (change.kind === 'remove' ? 0 : change.quantity) - line.quantity)];
}

function itemOf({ product }: CartItem, quantity: number): EventItem {
  return eventItem(product, quantity);
}
