import type { Links } from '../../contracts/index.ts';

export interface LinkTarget {
  readonly href: string;
  /** The shop's page that it leads to. */
  readonly path: string | null;
  /** It leads to another website. */
  readonly outward: boolean;
}

/**
 * Where an address in a text leads, given the storefront's address. Null for what leads nowhere: places in a text, since
 * they have no names, and everything but the web, mail and telephone.
 */
export function linkTarget(address: string, links: Links, storefront: URL): LinkTarget | null {
  const path = pathInShop(address, storefront);
  if (path !== null) return { href: links.href(path), path: isFile(path) ? null : path, outward: false };
  const { protocol, origin, href } = urlOf(address, storefront) ?? {};
  if (!protocol || !/^(?:https?|mailto|tel):$/.test(protocol)) return null;
  // The page that shows the text may be another site's.
  const whole = origin === storefront.origin && href ? href : address;
  return { href: whole, path: null, outward: protocol.startsWith('http') };
}

/** A path of this shop, such as `/faq`; `//host` and `/\host` lead elsewhere, and so may `/.//host` once it is read. */
export function isShopPath(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address) || /[\t\n\r]/.test(address)) return false;
  return !new URL(address, 'https://shop.invalid').pathname.startsWith('//');
}

function urlOf(address: string, storefront: URL): URL | null {
  try {
    return address.trim().startsWith('#') ? null : new URL(address, storefront);
  } catch {
    return null;
  }
}

/** The path of an address in this shop, also of one written in full or without its first slash. */
function pathInShop(address: string, storefront: URL): string | null {
  if (isShopPath(address)) return address;
  const href = urlOf(address, storefront)?.href;
  const path = href?.startsWith(storefront.href) ? `/${href.slice(storefront.href.length)}` : '';
  return isShopPath(path) ? path : null;
}

/** A document of the shop's host, such as `/allergens.pdf`, which no page of the shop shows. */
function isFile(path: string): boolean {
  return /^[^?#]*\.[a-z\d]{2,5}(?:[?#]|$)/i.test(path);
}
