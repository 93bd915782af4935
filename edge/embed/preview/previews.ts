import type { Context } from 'hono';
import type { EdgeConfig } from '../../releases/edge-config.ts';
import { isPublicPage, pageAddress, pageOf } from '../../html/page-of.ts';
import { encodeText, type EncodedText } from '../../http/encoded-document.ts';
import { textResponse } from '../../http/file-response.ts';
import { publicAddress, visitedAddress } from '../../http/visited-address.ts';
import { createDocumentCache } from '../../render/document-cache.ts';
import { releaseSetKey } from '../../render/documents.ts';
import { renderAtEdge } from '../../render/render-at-edge.ts';
import { previewModule } from './preview-module.ts';

/** What a loader requests: a page of an area, of the shop that its widget shows. */
interface PreviewRequest {
  readonly remote: string;
  /** Absolute address of the page at this edge. */
  readonly address: URL;
  readonly apiBase: string;
  readonly tenant: string;
}

/** Returns the module that shows a widget's first page before its code; an empty one for pages that are not rendered here. */
export type Previews = (request: PreviewRequest) => Promise<EncodedText>;

export function createPreviews(config: EdgeConfig, render = renderAtEdge(config, 'renderPreview')): Previews {
  const { rendering, provider, site } = config;
  const empty = encodeText(config, 'export {};');
  if (!rendering || !render) return () => empty;
  const cache = rendering.cache && createDocumentCache<EncodedText>(rendering.cache, () => true);
  const releases = releaseSetKey(config);

  return async ({ remote, address: visited, apiBase, tenant }) => {
    const page = pageOf(config, visited);
    const isOwnShop = apiBase === provider.apiBase && tenant === String(site.tenant);
    if (page?.name !== remote || !isOwnShop || !isPublicPage(page)) return empty;
    const address = pageAddress(visited, page);
    const make = async () =>
      encodeText(config, await previewModule(config, rendering, render, page, address));
    try {
      return await (cache ? cache.get(`${releases} ${address.href}`, make) : make());
    } catch (error) {
      console.warn(`The preview of ${address.pathname} is left out:`, String(error));
      return empty;
    }
  };
}

/** Answers `/embed/<remote>/preview.js?path=…&apiBase=…&tenant=…`, for any origin; browsers revalidate it each time. */
export async function previewResponse(c: Context, config: EdgeConfig, previews: Previews): Promise<Response> {
  const { path = '', apiBase = '', tenant = '' } = c.req.query();
  const site = publicAddress(visitedAddress(c), config.siteUrl);
  // Only a path counts: anything else becomes a page that no area has.
  const address = new URL(site.origin + (path.startsWith('/') ? path : '/'));
  const remote = c.req.param('remote') ?? '';
  const preview = await previews({ remote, address, apiBase: apiBase.replace(/\/+$/, ''), tenant });
  return textResponse(c, preview, 'preview.js', 'no-cache');
}
