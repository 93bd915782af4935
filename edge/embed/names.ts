import type { WidgetAttribute } from '@shop/shared/contracts/widgets';

/** `shop-menu` is a `ShopMenuElement`. */
export function classOf(tag: string): string {
  return `${tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Element`;
}

/** The property of an attribute. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** What an attribute takes, as a type of TypeScript. */
export function typeOf({ type }: WidgetAttribute): string {
  if (typeof type !== 'string') return type.map((word) => `'${word}'`).join(' | ');
  if (type === 'flag') return 'boolean | string';
  return type === 'number' ? 'number | string' : 'string';
}
