import type { Context } from 'hono';
import type { EdgeSettings } from '../releases/edge-config.ts';

/** What a machine calls itself: proxies beside the edge, and whoever tries it there. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether the request is for the shop: with `siteUrl`, a name that somebody else has pointed here is not. */
export function isOwnHost(c: Context, { siteUrl, siteHosts = [] }: EdgeSettings): boolean {
  if (siteUrl === undefined) return true;
  const { host } = new URL(c.req.url);
  return host === new URL(siteUrl).host || siteHosts.includes(host) || ownMachine.test(host);
}

/**
 * The public address of a visited page. With `siteUrl`, requests under any other of its hosts get the same document, and
 * that name does not appear in it.
 */
export function publicAddress(visited: URL, siteUrl: string | undefined): URL {
  const { pathname, search } = visited;
  if (siteUrl === undefined) return visited;
  const address = new URL(siteUrl);
  address.pathname = pathname;
  address.search = search;
  return address;
}

/** The address in the visitor's browser: a proxy before the edge may end TLS. */
export function visitedAddress(c: Context): URL {
  const url = new URL(c.req.url);
  const outermost = c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim();
  if (outermost === 'https') url.protocol = 'https:';
  return url;
}
