/** What a component has to know of its element. */
export interface WidgetNames {
  /** Of all its attributes, e.g. `api-base`. */
  readonly attributes: readonly string[];
  /** Of the events that it fires, e.g. `shop:add-to-cart`. */
  readonly events: readonly string[];
  /** Those about the page's one cart or session: they are fired on its first element, so components hear them anywhere. */
  readonly pageEvents: readonly string[];
}

/** `api-base` is `apiBase`, and `shop:add-to-cart` is `shopAddToCart`. */
export function camelCase(name: string): string {
  return name.replace(/[-:](.)/g, (_, letter: string) => letter.toUpperCase());
}

export function upperFirst(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/** `ShopMenu` of `shop-menu`. */
export function pascalCase(name: string): string {
  return upperFirst(camelCase(name));
}

/** An attribute's text: of `true` an empty one, of `false`, null and undefined none, as the element's own properties have it. */
export function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}
