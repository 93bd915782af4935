import { shopKey, type WidgetOptions } from '../widget-settings.ts';
import { fillPath, type WidgetValues } from './fill-path.ts';

/** The attributes of every element, besides the parts of its path. */
export const optionNames =
  'api-base tenant storefront-url backend-host tenant-header login-field idempotency-header deep-link open fonts reduced-data loading'.split(
    ' ',
  );

/**
 * Reads what a page's author wrote; throws a sentence for that author when it cannot be used.
 * @param base address of `…/embed/`, below the storefront where none is named
 */
export function readOptions(values: WidgetValues, template: string, base: string): WidgetOptions {
  const { apiBase, tenant, storefrontUrl = new URL(base).origin, backendHost } = values;
  if (!apiBase || !/^\d+$/.test(tenant ?? '')) throw Error('"api-base" and a "tenant" number are needed');
  const absolute = (address: string) => new URL(address, document.baseURI).href.replace(/\/+$/, '');
  return {
    ...values,
    base,
    apiBase: absolute(apiBase),
    tenant: Number(tenant),
    storefrontUrl: absolute(storefrontUrl),
    backendHost: backendHost && absolute(backendHost),
    path: fillPath(template, values),
  };
}

/** Such a person's calls wait for the code: their token may need a refresh first. */
export function isSignedIn(options: WidgetOptions): boolean {
  try {
    return shopKey(options) + ':authToken' in localStorage;
  } catch {
    return false;
  }
}
