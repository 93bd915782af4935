import type { Context } from 'hono';
import type { EdgeConfig, EdgeSettings } from '../../releases/edge-config.ts';
import { isPublicPage, pageAddress, pageOf } from '../../html/page-of.ts';
import { encodeText, type EncodedText } from '../../http/encoded-document.ts';
import { textResponse } from '../../http/file-response.ts';
import { publicAddress, visitedAddress } from '../../http/visited-address.ts';
import { startVisit, type Visit } from '../../watch/watcher.ts';
import type { Renderer } from '../../render/renderer.ts';
import { createPageTexts } from '../page-texts.ts';
import { emptyModule, previewModules } from './preview-module.ts';

/** What a loader requests: a page of an area, of the shop that its widget shows. */
interface PreviewRequest {
  readonly remote: string;
  /** Version of the widget that asks. */
  readonly version: string;
  /** Absolute address of the page at this edge. */
  readonly address: URL;
  readonly apiBase: string;
  readonly tenant: string;
  /** `page` and `data` are requested at once; both, with the page's styles, are for widgets that were built before there were parts. */
  readonly part: string;
}

/** A page's module, with what its loaders gave. */
interface PreviewText extends EncodedText {
  readonly data: string;
}

/**
 * Returns the module that shows a widget's first page before its code; an empty one for pages that are not rendered here,
 * and for widgets of another version.
 */
export type Previews = (request: PreviewRequest, visit?: Visit) => Promise<EncodedText>;

export function createPreviews(config: EdgeConfig, render: Renderer | undefined): Previews {
  const { rendering, provider, site } = config;
  const empty = encodeText(config, emptyModule);
  if (!rendering || !render) return () => empty;
  const texts = createPageTexts<PreviewText>(config, render, 'preview');
  const dataTexts = new WeakMap<PreviewText, Promise<EncodedText>>();
  const dataOf = (preview: PreviewText) => {
    const text = dataTexts.get(preview) ?? encodeText(config, preview.data);
    dataTexts.set(preview, text);
    return text;
  };

  return async ({ remote, version, address: visited, apiBase, tenant, part }, visit = startVisit('GET')) => {
    const page = pageOf(config, visited);
    const isOwnShop = isSameApi(apiBase, provider.apiBase) && tenant === String(site.tenant);
    const isThisVersion = config.embeds.get(remote)?.version === version;
    if (page?.name !== remote || !isOwnShop || !isThisVersion || !isPublicPage(page)) return empty;
    const address = pageAddress(visited, page);
    const isWhole = part === '';
    const make = async (renderPage: Renderer): Promise<PreviewText> => {
      const { page: shown, styles, data } = await previewModules(config, renderPage, page, address);
      const text = await encodeText(config, isWhole ? styles + shown + data : shown);
      return { ...text, bytes: text.bytes + 2 * data.length, data };
    };
    const preview = await texts({ page, address, variant: isWhole ? 'whole' : '', visit, make });
    if (!preview) return empty;
    return part === 'data' ? dataOf(preview) : preview;
  };
}

/** Whether an address is that of an API, but for slashes at its end; from its beginning, since finding these from behind takes the square. */
function isSameApi(address: string, own: string): boolean {
  return address.startsWith(own) && /^\/*$/.test(address.slice(own.length));
}

/** Answers `/embed/<remote>/<version>/preview.js?path=…&apiBase=…&tenant=…&part=…`, for any origin; browsers revalidate it. */
export async function previewResponse(
  c: Context,
  { siteUrl }: EdgeSettings,
  previews: Previews,
): Promise<Response> {
  const { path = '', apiBase = '', tenant = '', part = '' } = c.req.query();
  const site = publicAddress(visitedAddress(c), siteUrl);
  // Only a path counts: anything else becomes a page that no area has.
  const address = new URL(site.origin + (path.startsWith('/') ? path : '/'));
  const { remote = '', version = '' } = c.req.param();
  const preview = await previews({ remote, version, address, apiBase, tenant, part }, c.get('visit'));
  return textResponse(c, preview, 'preview.js', 'no-cache', 'preview');
}
