import type { Links } from '../../contracts/index.ts';
import { isShopPath } from './shop-path.ts';

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
  if (address.trim().startsWith('#') || !URL.canParse(address, storefront)) return null;
  const { protocol } = new URL(address, storefront);
  if (!/^(?:https?|mailto|tel):$/.test(protocol)) return null;
  return { href: address, path: null, outward: protocol.startsWith('http') };
}

/** The path of an address in this shop, also of one written in full or without its first slash. */
function pathInShop(address: string, storefront: URL): string | null {
  if (isShopPath(address)) return address;
  if (address.trim().startsWith('#') || !URL.canParse(address, storefront)) return null;
  const { href } = new URL(address, storefront);
  return href.startsWith(storefront.href) ? `/${href.slice(storefront.href.length)}` : null;
}

/** A document of the shop's host, such as `/allergens.pdf`, which no page of the shop shows. */
function isFile(path: string): boolean {
  return /^[^?#]*\.[a-z\d]{2,5}(?:[?#]|$)/i.test(path);
}
