import { parseUrl } from '@shop/shared/contracts';
import { loginMessages } from '../messages/login.ts';

const here = 'https://shop.invalid';

/**
 * The path to go to after login, with query and hash; `/` for anything that could lead off the site.
 * Reads the text as a browser would, so that tabs, backslashes and dot segments hide nothing.
 */
export function safeRedirect(redirect: string | null): string {
  const address = redirect?.startsWith('/') ? parseUrl(redirect, here) : null;
  if (!address) return '/';
  const { origin, pathname, search, hash } = address;
  if (origin !== here || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}

/** The `redirect` parameter of a login address; a hash that arrived unencoded belongs to it. */
export function redirectOf(parameters: URLSearchParams, hash: string): string | null {
  const redirect = parameters.get('redirect');
  if (!redirect) return null;
  return redirect.includes('#') ? redirect : redirect + hash;
}

/** Why a login is needed, by the path that it leads to. */
export function introFor(path: string): string {
  const { intro, intros } = loginMessages;
  if (/^\/cart\b/.test(path)) return intros.cart;
  if (/^\/orders\b/.test(path)) return intros.orders;
  if (path.endsWith('#reviews')) return intros.review;
  if (path.endsWith('#comments')) return intros.comment;
  if (/[?&]basket=/.test(path)) return intros.basket;
  return /^\/products\b/.test(path) ? intros.product : intro;
}
