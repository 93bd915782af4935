import { isPageUnavailable } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { renderDocument } from '../html/document.ts';
import { isShellPage, pageAddress, pageOf, isPublicPage, type PageOfArea } from '../html/page-of.ts';
import { renderedDocument } from '../html/rendered-document.ts';
import { encodeDocument, type EncodedDocument } from '../http/encoded-document.ts';
import { createBreaker } from './breaker.ts';
import { createDocumentCache } from './document-cache.ts';
import { BudgetExceeded, type Renderer } from './renderer.ts';

/** The document of an address: rendered here when that succeeds in time, else for the browser to render. */
export type Documents = (url: URL) => Promise<EncodedDocument>;

/** @param render undefined: every document is left to the browser */
export function createDocuments(config: EdgeConfig, render: Renderer | undefined): Documents {
  const inBrowser = (url: URL, status?: number) => {
    const document = renderDocument(config, url);
    return encodeDocument(config, {
      ...document,
      status: (document.status === 200 && status) || document.status,
    });
  };
  const { rendering } = config;
  if (!rendering || !render) return inBrowser;

  const breaker = createBreaker();
  const cache = rendering.cache && createDocumentCache<EncodedDocument>(rendering.cache, isCacheable);
  const releases = releaseSetKey(config);

  const make = async (address: URL, page: PageOfArea | undefined) => {
    const key = page ? `${page.name} ${page.pattern}` : '';
    for (const name of [allPages, key]) breaker.check(name);
    try {
      const document = await renderOrRedirect(config, render, address, page);
      for (const name of [allPages, key]) breaker.succeeded(name);
      return document;
    } catch (error) {
      breaker.failed(concernsAllPages(error) ? allPages : key, error);
      console.warn(`${address.pathname} is left to the browser:`, String(error));
      throw error;
    }
  };

  return async (url) => {
    const page = pageOf(config, url);
    if (isShellPage(url) || (page && !isPublicPage(page))) return inBrowser(url);
    const address = pageAddress(url, page);
    try {
      const made = () => make(address, page);
      return await (cache ? cache.get(`${releases} ${address.href}`, made) : made());
    } catch (error) {
      return inBrowser(url, isPageUnavailable(error) ? 503 : undefined);
    }
  };
}

const allPages = 'all pages';

/** A provider that does not answer fails every page. */
function concernsAllPages(error: unknown): boolean {
  return error instanceof BudgetExceeded || (isPageUnavailable(error) && error.silent);
}

// Pages that are not found are not cached, so that made-up addresses push nothing out.
const isCacheable = ({ status }: EncodedDocument) => status === 200;

async function renderOrRedirect(
  config: EdgeConfig,
  render: Renderer,
  address: URL,
  page: PageOfArea | undefined,
): Promise<EncodedDocument> {
  const result = await render({ address: address.href, area: page?.name });
  if (result.redirect !== undefined) return redirectTo(config, result.redirect, address);
  return encodeDocument(config, renderedDocument(config, page, address, result));
}

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
  return target.pathname + target.search + target.hash;
}
