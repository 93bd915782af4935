import { parseUrl } from '@shop/shared/contracts';
import { loginMessages } from '../messages/login.ts';

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

/** Why a login is needed, by the path that it leads to. */
export function introFor(path: string): string {
  const { intro, intros } = loginMessages;
  if (/^\/cart\b/.test(path)) return intros.cart;
  if (/^\/orders\b/.test(path)) return intros.orders;
  if (path.endsWith('#reviews')) return intros.review;
  if (path.endsWith('#comments')) return intros.comment;
  return path.startsWith('/products/') ? intros.product : intro;
}
