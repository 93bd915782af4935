import type { ListedProduct } from '@shop/shared/contracts/provider';

/** A card of a grid, and what of it was meant. */
export interface CardPlace {
  readonly product: ListedProduct;
  /** The grid's list item. */
  readonly card: HTMLElement;
  readonly link: HTMLElement;
  readonly part: 'link' | 'add' | 'about';
  /** The button that was meant, if it was one. */
  readonly pressed: HTMLElement | null;
}

/** The card that an event's target belongs to. */
export function cardAt(
  target: EventTarget | null,
  frame: HTMLElement | null,
  products: readonly ListedProduct[],
): CardPlace | null {
  if (!(target instanceof Element) || !frame?.contains(target)) return null;
  const card = target.closest('li');
  const place = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
  const product = products[place];
  const link = card?.querySelector('a');
  if (!card || !product || !link) return null;
  const pressed = target.closest<HTMLElement>('button[value]');
  const value = pressed?.getAttribute('value');
  const part = value === 'add' || value === 'about' ? value : 'link';
  return { product, card, link, part, pressed };
}
