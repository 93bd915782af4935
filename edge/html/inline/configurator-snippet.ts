import type { WidgetElementInfo } from '@shop/shared/contracts/widgets';

/** The shop whose storefront serves the scripts. */
export interface ConfiguredShop {
  readonly storefrontUrl: string;
  readonly apiBase: string;
  readonly backendHost: string;
  readonly tenant: number;
}

/** The widget that the form describes. */
export interface WidgetSettings {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Custom properties with colours. */
  readonly colours: readonly (readonly [name: string, value: string])[];
}

type Attribute = WidgetSettings['attributes'][number];

/** Attributes that name another shop than the one that serves the page: where logins and orders go, and what is shown. */
export function foreignAttributes(
  attributes: readonly Attribute[],
  { apiBase, storefrontUrl, backendHost, tenant }: ConfiguredShop,
): Attribute[] {
  const isOwn: Readonly<Record<string, (value: string) => boolean>> = {
    'api-base': (value) => value.replace(/\/+$/, '') === apiBase,
    'storefront-url': (value) => originOf(value, '') === storefrontUrl,
    'backend-host': (value) => originOf(value, '') === originOf(backendHost),
    tenant: (value) => value === String(tenant),
  };
  return attributes.filter(([name, value]) => value !== '' && isOwn[name]?.(value) === false);
}

/** The lines that show the widget, to be copied into a page. They begin with a note where they name another shop. */
export function snippetOf(
  { tag, attributes, colours }: WidgetSettings,
  shop: ConfiguredShop,
  elements: readonly WidgetElementInfo[],
): string {
  const { storefrontUrl } = shop;
  const script = elements.find((element) => element.tag === tag)?.script ?? '';
  // Pages of the shop that open in the widget need the account's elements.
  const opensPage = attributes.some(([name, value]) => name === 'open' && value === 'page');
  const scripts = new Set([script, ...(opensPage ? ['account-cart'] : [])]);
  const rules = [
    'display: block',
    'min-height: 100vh',
    ...colours.map(([name, value]) => `${name}: ${value}`),
  ];
  const written = attributes.map(([name, value]) => `\n  ${name}${value ? `="${escapeHtml(value)}"` : ''}`);
  const foreign = foreignAttributes(attributes, shop).map(([name]) => name);
  return [
    ...(foreign.length > 0 ? [commentOf(`Not the shop at ${storefrontUrl}, by ${foreign.join(', ')}.`)] : []),
    ...[...scripts].map((name) => `<script type="module" src="${storefrontUrl}/embed/${name}.js"></script>`),
    `<style>${tag} { ${rules.join('; ')} }</style>`,
    `<${tag}${written.join('')}>\n  Loading…\n</${tag}>`,
  ].join('\n');
}

/** The Content-Security-Policy that a page with the widget needs. */
export function policyOf({ attributes }: WidgetSettings, shop: ConfiguredShop): string {
  const { storefrontUrl } = shop;
  const given = Object.fromEntries(attributes);
  const api = originOf(given['api-base'] ?? shop.apiBase);
  const pictures = given['backend-host'] ?? (given['api-base'] ? api : shop.backendHost);
  const images = new Set([originOf(pictures), storefrontUrl]);
  const directives = [
    `script-src ${storefrontUrl}`,
    `connect-src ${api} ${storefrontUrl}`,
    `img-src ${[...images].join(' ')}`,
    ...('fonts' in given ? [`font-src ${storefrontUrl}`] : []),
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ];
  return `${directives.join(';\n')};`;
}

/** In pieces: what begins a comment has no place in a script of a page. */
function commentOf(text: string): string {
  return ['<', '!-- ', text, ' --', '>'].join('');
}

/** @param base empty: an address that is not whole, as `https:evil.example`, is another one on the owner's page, and has none */
function originOf(address: string, base = location.href): string {
  try {
    return new URL(address, base || undefined).origin;
  } catch {
    return address;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
