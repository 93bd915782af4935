import { isPageUnavailable, isDemoPath } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { renderDocument } from '../html/document.ts';
import { pageAddress, pageOf, isPublicPage, isTooLong, type PageOfArea } from '../html/page-of.ts';
import { renderedDocument } from '../html/rendered-document.ts';
import { encodeDocument, type EncodedDocument } from '../http/encoded-document.ts';
import { consoleWatcher, startVisit, type Visit } from '../watch/watcher.ts';
import { withoutTyped } from '../watch/without-typed.ts';
import { createPageAttempts } from './page-attempts.ts';
import type { Renderer } from './renderer.ts';
import { createTextCache } from './text-cache.ts';

/** The document of an address: rendered here when that succeeds in time, else for the browser to render. */
export type Documents = (url: URL, visit?: Visit) => Promise<EncodedDocument>;

/** @param render undefined: every document is left to the browser */
export function createDocuments(config: EdgeConfig, render: Renderer | undefined): Documents {
  const inBrowser = (url: URL, status?: number) => {
    const document = renderDocument(config, url);
    return encodeDocument(config, {
      ...document,
      status: (document.status === 200 && status) || document.status,
    });
  };
  const { rendering, watcher = consoleWatcher } = config;
  if (!rendering || !render)
    return async (url, visit) => {
      if (visit) visit.page = pageLabel(url, pageOf(config, url));
      return inBrowser(url);
    };

  const attempts = createPageAttempts();
  const cache = createTextCache<EncodedDocument>(config, 'page', isCacheable);
  const releases = releaseSetKey(config);

  const make = (address: URL, page: PageOfArea | undefined, visit: Visit) =>
    attempts.run(address, page, async () => {
      const watched = { page: visit.page, kind: 'page' } as const;
      try {
        const start = performance.now();
        const result = await watcher.rendering(visit, watched, (trace) =>
          render({ address: address.href, area: page?.name, trace }),
        );
        if (visit.cache !== 'stale') visit.renderMs = performance.now() - start;
        return result.redirect === undefined
          ? await encodeDocument(config, renderedDocument(config, page, address, result))
          : await redirectTo(config, result.redirect, address);
      } catch (error) {
        const told = withoutTyped(error, address, page?.parameters);
        watcher.report('warn', `${visit.page} is left to the browser:`, told, visit);
        throw error;
      }
    });

  return async (url, visit = startVisit('GET')) => {
    const page = pageOf(config, url);
    visit.page = pageLabel(url, page);
    if (isDemoPath(url.pathname) || (page && !isPublicPage(page))) return inBrowser(url);
    const address = pageAddress(url, page);
    if (isTooLong(address)) return inBrowser(url);
    try {
      const made = () => make(address, page, visit);
      if (!cache) return await made();
      return await cache.get(`${releases} ${address.href}`, made, (outcome) => (visit.cache = outcome));
    } catch (error) {
      return inBrowser(url, isPageUnavailable(error) ? 503 : undefined);
    }
  };
}

/** What a page is called in metrics and logs: there are few such names, whatever is asked for. */
function pageLabel(url: URL, page: PageOfArea | undefined): string {
  if (page) return page.pattern;
  return isDemoPath(url.pathname) ? '/test' : 'unknown';
}

// Pages that are not found are not cached, so that made-up addresses push nothing out.
const isCacheable = ({ status }: EncodedDocument) => status === 200;

async function redirectTo(config: EdgeConfig, path: string, address: URL): Promise<EncodedDocument> {
  const location = redirectTarget(path, address);
  const empty = { html: '', status: 302, inlineScripts: [], inlineStyles: [] };
  return { ...(await encodeDocument(config, empty)), location };
}

/** A part of cache keys that changes with every release and with the site. */
export function releaseSetKey({ host, areas, site }: EdgeConfig): string {
  const versions = [...areas].map(([name, { version }]) => `${name}@${version}`);
  return [`${site.id}/${site.tenant}`, `host@${host.version}`, ...versions].join(' ');
}

/** The path that a page redirects to. Throws for an address outside the shop. */
export function redirectTarget(location: string, address: URL): string {
  const target = new URL(location, address);
  if (target.origin !== address.origin) throw new Error(`a redirect to ${target.origin}`);
  // As a `Location` it would name another host.
  if (target.pathname.startsWith('//')) throw new Error('a redirect to a path that names a host');
  return target.pathname + target.search + target.hash;
}
