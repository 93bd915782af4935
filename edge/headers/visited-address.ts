import type { Context } from 'hono';

/**
 * The address that a page is known by: with the site's own origin whoever asks under another name, a made-up one too,
 * gets the same document, and that name is not repeated.
 */
export function publicAddress(visited: URL, siteUrl: string | undefined): URL {
  const { pathname, search } = visited;
  if (siteUrl === undefined) return visited;
  const address = new URL(siteUrl);
  address.pathname = pathname;
  address.search = search;
  return address;
}

/** The address as the visitor's browser has it: the edge may stand behind something that ends TLS. */
export function visitedAddress(c: Context): URL {
  const url = new URL(c.req.url);
  const outermost = c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim();
  if (outermost === 'https') url.protocol = 'https:';
  return url;
}
