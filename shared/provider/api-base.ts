import { parseUrl, type ProviderSettings } from '@shop/shared/contracts';
import { ProviderError } from './provider-error.ts';

/**
 * The address in full, when it lies below the API base: same origin, same path prefix.
 * Throws `refused` for any other, so that neither bearer nor tenant header leaves the API.
 * `relativeTo` is the path below the base that a relative address counts from.
 */
export function withinApiBase(apiBase: string, address: string, relativeTo = '/'): string {
  const root = parseUrl(`${apiBase}/`);
  const target = parseUrl(address, `${apiBase}${relativeTo}`);
  const inside =
    root &&
    target?.origin === root.origin &&
    target.pathname.startsWith(root.pathname) &&
    target.username === '' &&
    target.password === '';
  if (!inside)
    throw new ProviderError('refused', { cause: new Error('the address lies outside the API base') });
  return target.href;
}

/** The address of a provider file: a relative path counts from the backend host, an absolute address stays. */
export function fileAddress(
  settings: Pick<ProviderSettings, 'apiBase' | 'backendHost'>,
  path: string,
): string {
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) return path;
  return parseUrl(path, settings.backendHost ?? parseUrl(settings.apiBase)?.origin)?.href ?? path;
}
