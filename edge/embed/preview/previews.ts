import { releaseMark } from '@shop/shared/contracts';
import type { EdgeConfig } from '../../config.ts';
import { encodeText, type EncodedText } from '../../http/encoded-document.ts';
import { releaseBase } from '../../discovery.ts';
import { isPublicPage, pageAddress, pageOf, type PageOfArea } from '../../html/page-of.ts';
import { createDocumentCache } from '../../render/document-cache.ts';
import { releaseSetKey } from '../../render/documents.ts';
import { renderAtEdge, type RenderAddress } from '../../render/render-at-edge.ts';
import type { RenderSettings } from '../../render/settings.ts';
import { addressesOf } from '../../html/early-calls.ts';
import { previewStyles } from './preview-styles.ts';
import { recordAnswers } from './recorded-answers.ts';
import { previewTree } from './preview-tree.ts';

/** What a widget asks for: a page of an area, of the shop that it shows. */
export interface PreviewRequest {
  readonly remote: string;
  /** Absolute address of the page at this edge. */
  readonly address: URL;
  readonly apiBase: string;
  readonly tenant: string;
}

/**
 * Gives the module that shows a widget's first page before its code is there; one without an export for whatever cannot
 * be rendered here: the widget does without it.
 */
export type Previews = (request: PreviewRequest) => Promise<EncodedText>;

export function createPreviews(config: EdgeConfig, render = renderAtEdge(config, 'renderPreview')): Previews {
  const { rendering, provider, site } = config;
  const nothing = encodeText(config, 'export {};');
  if (!rendering || !render) return () => nothing;
  const cache = rendering.cache && createDocumentCache<EncodedText>(rendering.cache, () => true);
  const releases = releaseSetKey(config);

  return async ({ remote, address: visited, apiBase, tenant }) => {
    const page = pageOf(config, visited);
    const isOurs = apiBase === provider.apiBase && tenant === String(site.tenant);
    if (page?.name !== remote || !isOurs || !isPublicPage(page)) return nothing;
    const address = pageAddress(visited, page);
    const make = async () =>
      encodeText(config, await previewModule(config, rendering, render, page, address));
    try {
      return await (cache ? cache.get(`${releases} ${address.href}`, make) : make());
    } catch (error) {
      console.warn(`The preview of ${address.pathname} is left out:`, String(error));
      return nothing;
    }
  };
}

async function previewModule(
  config: EdgeConfig,
  settings: RenderSettings,
  render: RenderAddress,
  page: PageOfArea,
  address: URL,
): Promise<string> {
  const { send, answers } = recordAnswers();
  const { status, html } = await render(address, page, undefined, send);
  if (status !== 200) throw new Error(`its status is ${status}`);
  const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
  const isOwn = (path: string) => pageOf(config, new URL(path, address))?.name === page.name;
  const tree = previewTree(html.replaceAll(releaseMark(page.name), base), isOwn);
  const styles = previewStyles(settings, page, base);
  const { area, pattern, parameters } = page;
  const { apiBase } = config.provider;
  const known = await answers(addressesOf(config, area.early[pattern] ?? [], parameters));
  const byPath = Object.fromEntries(
    [...known].map(([asked, answer]) => [asked.slice(apiBase.length), answer]),
  );
  const exported = Object.entries({ styles, tree, answers: byPath });
  return `export const ${exported.map(([name, value]) => `${name} = ${JSON.stringify(value)}`).join(',\n')};\n`;
}
