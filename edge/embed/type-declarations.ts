import {
  widgetAttributes,
  widgetEvents,
  widgetMethods,
  type WidgetAttribute,
  type WidgetElementInfo,
} from '@shop/shared/contracts/widgets';
import { classOf, propertyOf, typeOf } from './custom-elements.ts';

/**
 * `elements.d.ts`: the elements for TypeScript, by `document.querySelector` and `createElement`, and in JSX. A project
 * takes it as a file of its own; it imports nothing.
 */
export function typeDeclarations(elements: readonly WidgetElementInfo[]): string {
  const classes = elements.map(
    ({ tag, shows, attributes }) =>
      `/** ${shows} */\nexport interface ${classOf(tag)} extends ShopWidgetElement {\n${fields(attributes)}}`,
  );
  return `${[
    `export interface ShopWidgetElement extends HTMLElement {\n${fields(widgetAttributes)}${methods()}}`,
    ...classes,
    eventTypes,
    `export interface ShopWidgetEvents {\n${widgetEvents
      .map(({ name, means, detail }) => `  /** ${means} */\n  '${name}': CustomEvent<${detail}>;\n`)
      .join('')}}`,
    scriptTypes,
    jsxTypes(elements),
    `declare global {\n  interface HTMLElementTagNameMap {\n${elements
      .map(({ tag }) => `    '${tag}': ${classOf(tag)};\n`)
      .join(
        '',
      )}  }\n  interface HTMLElementEventMap extends ShopWidgetEvents {}\n  interface DocumentEventMap extends ShopWidgetEvents {}\n}`,
  ].join('\n\n')}\n`;
}

/** What the details of events hold, with the names of Google Analytics 4. */
const eventTypes = `export interface ShopEventItem {
  /** The product's slug. */
  readonly item_id: string;
  readonly item_name: string;
  /** Of one; absent where the shop does not say. */
  readonly price?: number;
  readonly quantity?: number;
}

export interface ShopEventValue {
  readonly currency: string;
  /** What the items cost together. */
  readonly value: number;
  readonly items: readonly ShopEventItem[];
}`;

/** What `/embed/shop.js` exports. */
const scriptTypes = `/** What \`/embed/shop.js\` exports as \`shop\`: the cart for the page's own script. */
export interface ShopScript {
  getCart(): Promise<ShopCart>;
  /** Adds a product, with a note to the kitchen. \`login\`: a visitor is led to the login instead. Rejects when the shop refuses. */
  add(slug: string, quantity?: number, note?: string): Promise<'added' | 'login'>;
  /** Calls with the cart once it has loaded, and whenever it has changed. Returns a function that ends it. */
  onChange(listener: (cart: ShopCart) => void): () => void;
  /** Opens the cart over the page. */
  open(what: 'cart'): void;
}

export interface ShopCart {
  readonly count: number;
  /** Decimal text; null where the provider does not say. */
  readonly total: string | null;
  readonly items: readonly { readonly slug: string; readonly name: string; readonly quantity: number; readonly price: string | null }[];
}`;

function fields(attributes: readonly WidgetAttribute[]): string {
  return attributes
    .map(
      (attribute) =>
        `  /** ${attribute.means} */\n  ${propertyOf(attribute.name)}: ${typeOf(attribute)} | null;\n`,
    )
    .join('');
}

function methods(): string {
  return widgetMethods
    .map(
      ({ name, means, parameters }) =>
        `  /** ${means} */\n  ${name}(${parameters.map((parameter) => `${parameter}: string`).join(', ')}): Promise<void>;\n`,
    )
    .join('');
}

/** What JSX takes: the attributes as they are written in HTML. For React: `declare module 'react' { namespace JSX { … } }`. */
function jsxTypes(elements: readonly WidgetElementInfo[]): string {
  const attributesOf = (attributes: readonly WidgetAttribute[]) =>
    attributes
      .map((attribute) => {
        const { name, means, required } = attribute;
        return `  /** ${means} */\n  '${name}'${required ? '' : '?'}: ${typeOf(attribute)};\n`;
      })
      .join('');
  const common =
    "  id?: string;\n  class?: string;\n  className?: string;\n  slot?: string;\n  hidden?: boolean;\n  'data-theme'?: 'light' | 'dark';\n  children?: unknown;\n  key?: string | number | null;\n  ref?: unknown;\n";
  const props = `/** What every element takes in JSX. */\nexport interface ShopWidgetProps {\n${attributesOf(widgetAttributes)}${common}}`;
  const map = elements
    .map(({ tag, attributes }) =>
      attributes.length > 0
        ? `  '${tag}': ShopWidgetProps & {\n${attributesOf(attributes).replace(/^/gm, '  ').trimEnd()}\n  };\n`
        : `  '${tag}': ShopWidgetProps;\n`,
    )
    .join('');
  return `${props}\n\n/** Extend \`JSX.IntrinsicElements\` by it. */\nexport interface ShopIntrinsicElements {\n${map}}`;
}
