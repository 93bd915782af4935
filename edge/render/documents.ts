import { isPageUnavailable } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { packed, type PackedDocument } from '../delivery/packed-document.ts';
import { renderDocument } from '../document/document.ts';
import { pageOf, type PageOfArea } from '../document/page-of.ts';
import { isShellPage } from '../document/shell-page.ts';
import { createBreaker } from './breaker.ts';
import { createDocumentCache } from './document-cache.ts';
import { pageAddress } from './page-address.ts';
import { redirectTarget } from './redirect-target.ts';
import { renderAtEdge, type RenderAddress } from './render-at-edge.ts';
import { renderedDocument } from './rendered-document.ts';
import type { RenderSettings } from './settings.ts';
import { BudgetSpent } from './with-budget.ts';

/** Gives the document of an address: rendered here where that works in time, else to be rendered in the browser. */
export type Documents = (url: URL) => Promise<PackedDocument>;

export function createDocuments(config: EdgeConfig, render = renderAtEdge(config)): Documents {
  const inBrowser = (url: URL, status?: number) => {
    const document = renderDocument(config, url);
    return packed(config, { ...document, status: (document.status === 200 && status) || document.status });
  };
  const { rendering } = config;
  if (!rendering || !render) return inBrowser;

  const breaker = createBreaker();
  const cache = rendering.cache && createDocumentCache<PackedDocument>(rendering.cache, isKept);
  const releases = releaseSet(config);

  const make = async (address: URL, page: PageOfArea | undefined) => {
    const key = page ? `${page.name} ${page.pattern}` : '';
    for (const name of [anyPage, key]) breaker.check(name);
    try {
      const document = await composed(config, rendering, render, address, page);
      for (const name of [anyPage, key]) breaker.succeeded(name);
      return document;
    } catch (error) {
      breaker.failed(isAboutAnyPage(error) ? anyPage : key, error);
      console.warn(`${address.pathname} is left to the browser:`, String(error));
      throw error;
    }
  };

  return async (url) => {
    const page = pageOf(config, url);
    if (isShellPage(url) || (page && !isForEverybody(page))) return inBrowser(url);
    const address = pageAddress(url, page);
    try {
      const made = () => make(address, page);
      return await (cache ? cache.get(`${releases} ${address.href}`, made) : made());
    } catch (error) {
      return inBrowser(url, isPageUnavailable(error) ? 503 : undefined);
    }
  };
}

const anyPage = 'any page';

/** A provider that keeps silent does so for every page. */
function isAboutAnyPage(error: unknown): boolean {
  return error instanceof BudgetSpent || (isPageUnavailable(error) && error.silent);
}

// What is not found costs a new look each time, so that made-up addresses push nothing out.
const isKept = ({ status }: PackedDocument) => status === 200;

/** Pages that ask for nothing before they are shown are about the one who looks: cart, login, an order just paid. */
export function isForEverybody({ area, pattern }: PageOfArea): boolean {
  return (area.early[pattern] ?? []).length > 0;
}

async function composed(
  config: EdgeConfig,
  rendering: RenderSettings,
  render: RenderAddress,
  address: URL,
  page: PageOfArea | undefined,
): Promise<PackedDocument> {
  const result = await render(address, page);
  if (result.redirect !== undefined) return redirectTo(config, result.redirect, address);
  return packed(config, renderedDocument(config, rendering, page, address, result));
}

async function redirectTo(config: EdgeConfig, wanted: string, address: URL): Promise<PackedDocument> {
  const location = redirectTarget(wanted, address);
  const empty = { html: '', status: 302, inlineScripts: [], inlineStyles: [] };
  return { ...(await packed(config, empty)), location };
}

/** Changes with every release and with the site: no document outlives what it was made of. */
export function releaseSet({ host, areas, site }: EdgeConfig): string {
  const versions = [...areas].map(([name, { version }]) => `${name}@${version}`);
  return [`${site.id}/${site.tenant}`, `host@${host.version}`, ...versions].join(' ');
}
