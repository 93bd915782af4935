import { isList } from '@shop/shared/contracts/provider';
import type { EarlyTemplate, WidgetCode } from '../loader/loader-table.ts';
import { shopKey, type WidgetOptions } from '../widget/widget-options.ts';

/** Values of a widget's attributes by property name, e.g. `apiBase`; missing attributes have no entry. */
export type WidgetValues = Readonly<Record<string, string>>;

/** The attributes of every element, besides the parts of its path. */
export const optionNames =
  'api-base tenant storefront-url backend-host tenant-header login-field idempotency-header deep-link open fonts reduced-data loading shop look heading'.split(
    ' ',
  );

/** An attribute's name in camel case, as its property is called. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads a widget's options from its attributes, and what they leave out from the shop that the script comes from. Throws a
 * sentence for the page's author when they cannot be used. The storefront is the script's origin when no other is named.
 */
export function readOptions(
  values: WidgetValues,
  template: string,
  { base, shop }: Pick<WidgetCode, 'base' | 'shop'>,
): WidgetOptions {
  const absolute = (address: string) => new URL(address, document.baseURI).href.replace(/\/+$/, '');
  const { storefrontUrl = new URL(base).origin, backendHost } = values;
  const apiBase = values['apiBase'] ? absolute(values['apiBase']) : shop.apiBase;
  // The settings of one provider mean nothing to another.
  const settings = apiBase === shop.apiBase ? shop : undefined;
  const tenant = values['tenant'] ?? `${settings?.tenant}`;
  if (!apiBase || !/^\d+$/.test(tenant)) throw Error('"api-base" and a "tenant" number are needed');
  return {
    ...settings,
    ...values,
    base,
    apiBase,
    tenant: Number(tenant),
    storefrontUrl: absolute(storefrontUrl),
    backendHost: backendHost ? absolute(backendHost) : settings?.backendHost,
    paging: settings?.paging,
    paths: settings?.paths,
    path: fillPath(template, values),
  };
}

/** The address of an early call below the API base: the very text that `callAddress` gives. */
export function earlyPath(
  [call, template]: EarlyTemplate,
  { paging, paths = {} }: Pick<WidgetOptions, 'paging' | 'paths'>,
  values: WidgetValues,
): string {
  const [path = '', query = ''] = template.split('?');
  const moved = paths[call]?.replace(/:(\w+)/g, '{$1}') ?? path;
  const size = paging && isList(call) ? `&${paging.size}=${paging.items}` : '';
  return fillPath(`${moved}?${query}${size}`, values);
}

/**
 * Fills the `{name}` parts of a path with values: `/products/{slug}?category={category}`. A query part without
 * a value is left out; a missing part of the path throws.
 */
export function fillPath(template: string, values: WidgetValues): string {
  const [path = '', query] = template.split('?');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw Error(`"${name}" is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, part] of new URLSearchParams(query)) {
    const value = part.replace(/^\{(\w+)\}$/, (_, attribute: string) => values[attribute] ?? '');
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return filled + (text && `?${text}`);
}

/** Calls of a signed-in customer wait until the session module has loaded, since the token may need a refresh. */
export function isSignedIn(options: WidgetOptions): boolean {
  try {
    return shopKey(options) + ':authToken' in localStorage;
  } catch {
    return false;
  }
}
