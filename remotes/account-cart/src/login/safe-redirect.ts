import { parseUrl } from '@shop/shared/contracts';

const here = 'https://shop.invalid';

/**
 * The path to go to after login, with query and fragment; `/` for anything that could lead off the site.
 * Reads the text as a browser would, so that tabs, backslashes and dot segments hide nothing.
 */
export function safeRedirect(wanted: string | null): string {
  const address = wanted?.startsWith('/') ? parseUrl(wanted, here) : null;
  if (!address) return '/';
  const { origin, pathname, search, hash } = address;
  if (origin !== here || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}

/** The `redirect` parameter of a login address; a fragment that arrived unencoded belongs to it. */
export function redirectOf(parameters: URLSearchParams, hash: string): string | null {
  const wanted = parameters.get('redirect');
  if (!wanted) return null;
  return wanted.includes('#') ? wanted : wanted + hash;
}
