// The widgets as their users meet them: what the type declarations, the manifest for editors, the configurator and the
// tests are made from.

import type { AreaManifest } from './area-manifest.ts';

export interface WidgetAttribute {
  readonly name: string;
  readonly means: string;
  /** `flag`: it only needs to be there. A list: the words it takes. */
  readonly type: 'text' | 'address' | 'number' | 'flag' | readonly string[];
  readonly required?: boolean;
}

export interface WidgetElementInfo {
  readonly tag: string;
  /** Its script is `/embed/<script>.js`: the remote's own, or `shop`, which defines the elements of all. */
  readonly script: string;
  readonly shows: string;
  /** Those that not every element has. */
  readonly attributes: readonly WidgetAttribute[];
}

/** The path pattern of an element's path template: `/products/:slug` of `/products/{slug}?note={note}`. */
export function patternOfTemplate(template: string): string {
  return template.replace(/\?.*$/s, '').replace(/\{(\w+)\}/g, ':$1');
}

export interface Described {
  readonly name: string;
  readonly means: string;
}

/** The elements of some areas, as their `area.json` describes them. */
export function widgetElements(
  areas: Iterable<Pick<AreaManifest, 'name' | 'elements' | 'pieces'>>,
): WidgetElementInfo[] {
  return [...areas].flatMap(({ name, elements, pieces = {} }) => [
    ...Object.entries(elements).map(([tag, element]) => elementInfo(tag, name, element)),
    ...Object.entries(pieces).map(([tag, piece]) => elementInfo(tag, 'shop', piece, piece.flags)),
  ]);
}

function elementInfo(
  tag: string,
  script: string,
  { path, shows, attributes }: AreaManifest['elements'][string],
  flags: Readonly<Record<string, string>> = {},
): WidgetElementInfo {
  // Once each: with a long text it would be many times as long as what the area says.
  const names = new Set(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));
  const texts = new Map(Object.entries({ ...flags, ...attributes }));
  return {
    tag,
    script,
    shows,
    attributes: [...names].flatMap((name) => {
      if (widgetAttributes.some((common) => common.name === name)) return [];
      const required = !path.includes('?') || path.indexOf(`{${name}}`) < path.indexOf('?');
      const type = Object.hasOwn(flags, name) ? 'flag' : 'text';
      return [{ name, means: texts.get(name) ?? '', type, required }];
    }),
  };
}

/** The attributes of every element. */
export const widgetAttributes: readonly WidgetAttribute[] = [
  {
    name: 'api-base',
    means: "Root of the provider's API; that of the script's storefront when absent.",
    type: 'address',
  },
  {
    name: 'tenant',
    means: "Number of the tenant; that of the script's storefront when absent.",
    type: 'number',
  },
  {
    name: 'storefront-url',
    means: "Where links outside the widget lead; the script's origin when absent.",
    type: 'address',
  },
  { name: 'backend-host', means: "Where pictures come from; the API's origin when absent.", type: 'address' },
  { name: 'tenant-header', means: "Name of the tenant's header; X-Tenant-ID when absent.", type: 'text' },
  {
    name: 'login-field',
    means: "What the provider's login calls the e-mail address; login_id when absent.",
    type: 'text',
  },
  {
    name: 'idempotency-header',
    means: 'Header in which the provider takes idempotency keys; without it the shop sends an order once.',
    type: 'text',
  },
  {
    name: 'open',
    means: 'Where login, cart and checkout open: at the storefront, or on this page.',
    type: ['storefront', 'page'],
  },
  {
    name: 'shop',
    means:
      'Address of the storefront whose script shows it; needed where scripts of several are on the page.',
    type: 'text',
  },
  {
    name: 'look',
    means: "page: fonts and colours of the place where it stands; else the shop's.",
    type: ['shop', 'page'],
  },
  {
    name: 'heading',
    means: 'Level of its first heading, 1 to 6; 1 when absent. Of a piece 2 to 6; 3 when absent.',
    type: 'text',
  },
  {
    name: 'deep-link',
    means:
      "Keeps the view in a query parameter of the page; its value names it, else the element's name does.",
    type: 'text',
  },
  {
    name: 'loading',
    means: 'lazy: nothing is loaded before the element is near the screen.',
    type: ['eager', 'lazy'],
  },
  { name: 'fonts', means: "Loads the shop's fonts.", type: 'flag' },
  {
    name: 'reduced-data',
    means: 'No fonts, and nothing before the element is near the screen.',
    type: 'flag',
  },
];

export const widgetMethods: readonly (Described & { readonly parameters: readonly string[] })[] = [
  { name: 'navigate', means: 'Shows a page of the shop by its storefront path.', parameters: ['path'] },
  { name: 'refresh', means: 'Loads the data of the page anew.', parameters: [] },
  { name: 'retry', means: 'Tries once more after shop:error.', parameters: [] },
];

interface WidgetEvent extends Described {
  /** Type of its detail, as `elements.d.ts` declares it. */
  readonly detail: string;
  /** It is about the page's one cart or session, and is fired on the first widget. */
  readonly isOfPage?: boolean;
}

export const widgetEvents: readonly WidgetEvent[] = [
  { name: 'shop:ready', means: 'The widget shows its content.', detail: 'Record<string, never>' },
  {
    name: 'shop:error',
    means: 'It could not load, or could not show its page.',
    detail:
      "{ readonly message: string; readonly code: 'browser' | 'settings' | 'files' | 'network' | 'not-found' | 'provider' | 'shop' }",
  },
  {
    name: 'shop:cart-changed',
    means: 'The cart is known, or its lines, count or total changed at the provider.',
    detail: 'ShopEventValue & { readonly count: number }',
    isOfPage: true,
  },
  {
    name: 'shop:navigate',
    means: 'A link to a page of the shop is followed; can be prevented.',
    detail: '{ readonly path: string; readonly href: string }',
  },
  {
    name: 'shop:list-view',
    means: 'A list of products shows.',
    detail:
      '{ readonly item_list_id: string; readonly item_list_name: string; readonly items: readonly ShopEventItem[] }',
  },
  { name: 'shop:product-view', means: 'A product shows.', detail: 'ShopEventValue' },
  { name: 'shop:search', means: 'A list was searched.', detail: '{ readonly search_term: string }' },
  {
    name: 'shop:add-to-cart',
    means: 'The cart has more of its items.',
    detail: 'ShopEventValue',
    isOfPage: true,
  },
  {
    name: 'shop:remove-from-cart',
    means: 'The cart has less of its items.',
    detail: 'ShopEventValue',
    isOfPage: true,
  },
  { name: 'shop:begin-checkout', means: 'The checkout was opened.', detail: 'ShopEventValue' },
  {
    name: 'shop:add-payment-info',
    means: 'An order is sent, with its way of payment.',
    detail: 'ShopEventValue & { readonly payment_type: string }',
  },
  {
    name: 'shop:order-placed',
    means: 'An order is placed; one by card, paid. Once for each order.',
    detail: 'ShopEventValue & { readonly transaction_id: string }',
  },
  {
    name: 'shop:login',
    means: 'A customer has logged in.',
    detail: "{ readonly method: 'password' }",
    isOfPage: true,
  },
  {
    name: 'shop:sign-up',
    means: 'A customer has registered.',
    detail: "{ readonly method: 'password' }",
    isOfPage: true,
  },
];

export const widgetSlots: readonly Described[] = [
  { name: '', means: 'Shown until the widget is there, and when it cannot load.' },
  { name: 'error', means: 'Shown besides when it cannot load; a button in it tries again.' },
];

export const widgetParts: readonly Described[] = [
  { name: 'root', means: 'All of the widget.' },
  { name: 'page', means: 'The page in it.' },
  { name: 'back', means: 'The way back to the page before.' },
  { name: 'dialog', means: 'What opens over the page.' },
  { name: 'retry', means: 'The button of a widget that could not load.' },
];

/** Custom properties that theme a widget. */
export const widgetProperties: readonly (Described & { readonly type: 'colour' | 'font' | 'length' })[] = [
  { name: '--shop-accent', means: 'Buttons and links.', type: 'colour' },
  { name: '--shop-accent-hover', means: 'The same under the pointer.', type: 'colour' },
  { name: '--shop-on-accent', means: 'Words on buttons.', type: 'colour' },
  { name: '--shop-paper', means: 'The ground.', type: 'colour' },
  { name: '--shop-raised', means: 'Cards and fields.', type: 'colour' },
  { name: '--shop-sunk', means: 'Grounds that lie deeper.', type: 'colour' },
  { name: '--shop-ink', means: 'Text.', type: 'colour' },
  { name: '--shop-ink-soft', means: 'Text of less weight.', type: 'colour' },
  { name: '--shop-sea', means: 'Marks, chosen options, focus.', type: 'colour' },
  { name: '--shop-sea-soft', means: 'The ground of marks.', type: 'colour' },
  { name: '--shop-on-sea', means: 'Words on marks.', type: 'colour' },
  { name: '--shop-line', means: 'Lines.', type: 'colour' },
  { name: '--shop-line-strong', means: 'Borders of fields.', type: 'colour' },
  { name: '--shop-serif', means: 'Font of headings.', type: 'font' },
  { name: '--shop-sans', means: 'Font of text.', type: 'font' },
  { name: '--shop-font-size', means: 'The size that all others derive from; 16px.', type: 'length' },
  { name: '--shop-radius-s', means: 'Small corners.', type: 'length' },
  { name: '--shop-radius-m', means: 'Corners of fields.', type: 'length' },
  { name: '--shop-radius-l', means: 'Corners of cards.', type: 'length' },
  { name: '--shop-radius-xl', means: 'Corners of panels.', type: 'length' },
  { name: '--shop-radius-full', means: 'Round ends.', type: 'length' },
];
