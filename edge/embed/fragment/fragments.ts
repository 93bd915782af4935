import type { Context } from 'hono';
import { structuredDataElements } from '../../html/structured-data.ts';
import { isPublicPage, pageAddress, pageOf } from '../../html/page-of.ts';
import { encodeText, type EncodedText } from '../../http/encoded-document.ts';
import { textResponse } from '../../http/file-response.ts';
import { notFound } from '../../http/plain-pages.ts';
import { publicAddress, visitedAddress } from '../../http/visited-address.ts';
import { answerHeaders } from '../../http/answer-headers.ts';
import { releaseBase } from '../../releases/discovery.ts';
import type { EdgeConfig, EdgeSettings } from '../../releases/edge-config.ts';
import { createDocumentCache } from '../../render/document-cache.ts';
import { releaseSetKey } from '../../render/documents.ts';
import type { Renderer } from '../../render/renderer.ts';
import { consoleWatcher, startVisit, type Visit } from '../../watch/watcher.ts';
import { withoutTyped } from '../../watch/without-typed.ts';
import { fragmentHtml } from './fragment-html.ts';

interface FragmentRequest {
  readonly remote: string;
  /** Absolute address of the page at this edge. */
  readonly address: URL;
  /** Level of the first heading. */
  readonly level: number;
}

/**
 * Returns an area's page as plain HTML with its structured data, for somebody's server, which puts it between the tags of a
 * widget; undefined for a page that the area does not have or that is about the one who looks, `failed` for one that
 * cannot be rendered at the moment.
 */
export type Fragments = (
  request: FragmentRequest,
  visit?: Visit,
) => Promise<EncodedText | 'failed' | undefined>;

export function createFragments(config: EdgeConfig, render: Renderer | undefined): Fragments {
  const { rendering, watcher = consoleWatcher } = config;
  if (!rendering || !render) return async () => 'failed';
  const cache =
    rendering.cache &&
    createDocumentCache<EncodedText | undefined>(
      rendering.cache,
      (text) => text !== undefined,
      (text) => text?.bytes ?? 0,
    );
  const releases = releaseSetKey(config);

  return async ({ remote, address: visited, level }, visit = startVisit('GET')) => {
    const page = pageOf(config, visited);
    if (page?.name !== remote || !isPublicPage(page)) return undefined;
    const address = pageAddress(visited, page);
    const { origin } = address;
    const make = async () => {
      const { status, html, meta } = await watcher.rendering(
        visit,
        { page: page.pattern, kind: 'preview' },
        (trace) => render({ address: address.href, area: page.name, trace }),
      );
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`its status is ${status}`);
      const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
      const leadsOn = (link: URL) => {
        if (link.origin !== origin) return true;
        const linked = pageOf(config, link);
        return link.pathname !== address.pathname || !link.hash
          ? linked !== undefined && isPublicPage(linked)
          : false;
      };
      const content = fragmentHtml(html, { origin, area: page.name, base, level, leadsOn });
      const data = structuredDataElements(meta.structuredData ?? [], origin);
      return encodeText(config, `${[content, ...data].join('\n')}\n`);
    };
    try {
      if (!cache) return await make();
      const key = `${releases} ${level} ${address.href}`;
      return await cache.get(key, make, (outcome) => (visit.cache = outcome));
    } catch (error) {
      const told = withoutTyped(error, address, page.parameters);
      watcher.report('warn', `The fragment of ${page.pattern} cannot be rendered:`, told, visit);
      return 'failed';
    }
  };
}

/** Seconds for which a fragment may be kept, and for which one that cannot be rendered is not asked for again. */
const keptSeconds = 60;

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
  if (fragment === undefined) return notFound(c);
  if (fragment === 'failed')
    return c.text('The page cannot be rendered at the moment', 503, {
      ...answerHeaders.data,
      'Cache-Control': 'no-store',
      'Retry-After': String(keptSeconds),
    });
  return textResponse(c, fragment, 'fragment.html', `public, max-age=${keptSeconds}`, 'data');
}
