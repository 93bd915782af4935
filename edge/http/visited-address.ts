import type { Context } from 'hono';

/**
 * The public address of a visited page. With `siteUrl`, requests under any other host name get the same document, and
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
