import { readText, type Order } from '@shop/shared/contracts/provider';
import { timesQuantity } from '@shop/shared/provider';
import { record, textOf } from '../storage/stored-value.ts';
import { decimal } from './order-facts.ts';

/** A dish as it was ordered. */
export interface OrderedDish {
  /** Empty when it is not known. */
  readonly slug: string;
  readonly name: string;
  readonly quantity: number;
  readonly customization: Readonly<Record<string, unknown>>;
  /** Of all of them, as decimal text; empty when it is not known. */
  readonly total: string;
  /** Path of a picture; empty without one. */
  readonly picture: string;
}

/**
 * What an order holds: as it was sent, unless the provider tells of other dishes. An order that is found after a second attempt
 * may be the first one's, and the cart another by then.
 */
export function dishesOf(order: Order, sent: readonly OrderedDish[]): readonly OrderedDish[] {
  const { items } = order;
  const told = Array.isArray(items) ? items.flatMap((item: unknown) => dishOfItem(item) ?? []) : [];
  return told.length === 0 || isSame(told, sent) ? sent : told;
}

function isSame(told: readonly OrderedDish[], sent: readonly OrderedDish[]): boolean {
  const names = (dishes: readonly OrderedDish[]) =>
    dishes.map(({ name, quantity }) => JSON.stringify([name, quantity])).sort();
  return JSON.stringify(names(told)) === JSON.stringify(names(sent));
}

/** Whether the lines of a cart hold all that was ordered, or more. */
export function holdsDishes(items: readonly unknown[], ordered: readonly OrderedDish[]): boolean {
  const lines = items.flatMap((item) => dishOfItem(item) ?? []);
  return ordered.every((dish) =>
    lines.some(({ name, quantity }) => name === dish.name && quantity >= dish.quantity),
  );
}

/** The dish of a line, of the cart or of a provider's order; undefined for what cannot be read. */
export function dishOfItem(value: unknown): OrderedDish | undefined {
  const { product, ...line } = record(value);
  const { main_image: image, price, ...rest } = record(product);
  const { thumb_image: thumb, image: large } = record(image);
  const unit = decimal(price);
  return readDish({
    ...line,
    ...rest,
    total:
      line['total'] ??
      (unit && typeof line['quantity'] === 'number' && timesQuantity(unit, line['quantity'])),
    picture: textOf(thumb) || textOf(large),
  });
}

/** A stored dish; undefined for what cannot be read. */
function readDish(value: unknown): OrderedDish | undefined {
  const { slug, name, quantity, customization, total, picture } = record(value);
  if (!textOf(name) || typeof quantity !== 'number' || !(quantity >= 0 && quantity < 1e6)) return undefined;
  return {
    slug: textOf(slug),
    name: readText(name) ?? '',
    quantity,
    customization: record(customization),
    total: decimal(total),
    picture: textOf(picture),
  };
}

/** Dishes out of storage or a navigation state, where anybody may have written. */
export function readDishes(value: unknown): OrderedDish[] {
  return Array.isArray(value) ? value.flatMap((dish: unknown) => readDish(dish) ?? []) : [];
}
