import { createLru } from '@shop/shared/contracts';
import type { PageOfArea } from '../html/page-of.ts';
import type { EncodedDocument } from '../http/encoded-document.ts';
import { isCrowded } from './provider-limits.ts';
import { createBreaker, type BreakerOptions } from './breaker.ts';

/** Attempts to render pages. Those that fail again and again are not tried for a while, other pages are. */
export interface PageAttempts {
  /** Runs the attempt; rejects with the last failure while the page is not tried. */
  run(
    address: URL,
    page: PageOfArea | undefined,
    attempt: () => Promise<EncodedDocument>,
  ): Promise<EncodedDocument>;
}

/** Addresses that have been found, and the characters that one may have. */
const remembered = { addresses: 2000, length: 300 };

/**
 * A circuit breaker for each version of an area and path pattern. An address that anybody may make up decides nothing: only
 * the failures of fixed paths count, and of paths that the provider has had before, both without a query; and none that
 * comes from too much being asked at the same time.
 */
export function createPageAttempts(options?: BreakerOptions): PageAttempts {
  const breaker = createBreaker(options);
  const found = createLru<string, true>(remembered.addresses);
  const isDeciding = ({ pathname, search }: URL, { pattern }: PageOfArea) =>
    search === '' && (!/[:*]/.test(pattern) || found.get(pathname) === true);

  return {
    async run(address, page, attempt) {
      if (!page) return attempt();
      const key = `${page.name}@${page.area.version} ${page.pattern}`;
      const decides = isDeciding(address, page);
      breaker.check(key, decides);
      try {
        const document = await attempt();
        if (document.status < 400) {
          breaker.succeeded(key);
          if (address.pathname.length <= remembered.length) found.set(address.pathname, true);
        }
        return document;
      } catch (error) {
        if (decides && !isCrowded(error)) breaker.failed(key, error);
        throw error;
      }
    },
  };
}
