import type { Context } from 'hono';
import { structuredDataElements } from '../../html/structured-data.ts';
import { isPublicPage, pageAddress, pageOf } from '../../html/page-of.ts';
import { encodeText, type EncodedText } from '../../http/encoded-document.ts';
import { forOneMinute, textResponse } from '../../http/file-response.ts';
import { notFound, notRendered } from '../../http/plain-pages.ts';
import { publicAddress, visitedAddress } from '../../http/visited-address.ts';
import { releaseBase } from '../../releases/discovery.ts';
import type { EdgeConfig, EdgeSettings } from '../../releases/edge-config.ts';
import type { Renderer } from '../../render/renderer.ts';
import { startVisit, type Visit } from '../../watch/watcher.ts';
import { createPageTexts } from '../page-texts.ts';
import { fragmentHtml, jsonWithoutMarks } from './fragment-html.ts';

interface FragmentRequest {
  readonly remote: string;
  /** Absolute address of the page at this edge. */
  readonly address: URL;
  /** Level of the first heading. */
  readonly level: number;
}

/**
 * Returns an area's page as plain HTML with its structured data, for somebody's server, which puts it between the tags of a widget;
 * null for a page that the area does not have or that is about the customer, undefined for one that cannot be rendered at the
 * moment.
 */
export type Fragments = (request: FragmentRequest, visit?: Visit) => Promise<EncodedText | null | undefined>;

export function createFragments(config: EdgeConfig, render: Renderer | undefined): Fragments {
  if (!config.rendering || !render) return async () => undefined;
  const texts = createPageTexts(config, render, 'fragment');
  return async ({ remote, address: visited, level }, visit = startVisit('GET')) => {
    const page = pageOf(config, visited);
    if (page?.name !== remote || !isPublicPage(page)) return null;
    const address = pageAddress(visited, page);
    const { origin } = address;
    const leadsOn = (link: URL) => {
      if (link.origin !== origin) return true;
      const linked = pageOf(config, link);
      const isWithinPage = link.pathname === address.pathname && link.hash !== '';
      return !isWithinPage && linked !== undefined && isPublicPage(linked);
    };
    const make = async (renderPage: Renderer) => {
      const { status, html, meta } = await renderPage({ address: address.href, area: page.name });
      if (status === 404) return null;
      if (status !== 200) throw new Error(`its status is ${status}`);
      const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
      const content = fragmentHtml(html, { origin, area: page.name, base, level, leadsOn });
      const data = structuredDataElements(meta.structuredData ?? [], origin).map(jsonWithoutMarks);
      return encodeText(config, `${[content, ...data].join('\n')}\n`);
    };
    return texts({ page, address, variant: String(level), visit, make });
  };
}

/** Answers `/embed/<remote>/fragment?path=…&heading=2`, for any origin. */
export async function fragmentResponse(
  c: Context,
  { siteUrl }: EdgeSettings,
  fragments: Fragments,
): Promise<Response> {
  const { path = '', heading = '' } = c.req.query();
  const { origin } = publicAddress(visitedAddress(c), siteUrl);
  const address = new URL(origin + (path.startsWith('/') ? path : '/'));
  const level = /^[1-6]$/.test(heading) ? Number(heading) : 2;
  const fragment = await fragments({ remote: c.req.param('remote') ?? '', address, level }, c.get('visit'));
  if (fragment === null) return notFound(c);
  if (!fragment) return notRendered(c);
  return textResponse(c, fragment, 'fragment.html', forOneMinute, 'data');
}
