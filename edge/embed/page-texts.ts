import type { EdgeConfig } from '../releases/edge-config.ts';
import { isTooLong, type PageOfArea } from '../html/page-of.ts';
import type { EncodedText } from '../http/encoded-document.ts';
import { releaseSetKey } from '../render/documents.ts';
import type { Renderer } from '../render/renderer.ts';
import { createTextCache } from '../render/text-cache.ts';
import { consoleWatcher, type Visit, type WatchedRendering } from '../watch/watcher.ts';
import { withoutTyped } from '../watch/without-typed.ts';

interface WantedText<Text extends EncodedText> {
  readonly page: PageOfArea;
  /** As `pageAddress` gives it. */
  readonly address: URL;
  /** What the text depends on besides the address. */
  readonly variant?: string;
  readonly visit: Visit;
  /** Resolves to null for a page that does not exist: that is not cached. */
  make(render: Renderer): Promise<Text | null>;
}

/** Resolves to the text that is made of a page for other sites, cached as documents are; undefined where that has failed. */
export type PageTexts<Text extends EncodedText = EncodedText> = (
  wanted: WantedText<Text>,
) => Promise<Text | null | undefined>;

/**
 * Characters of HTML that are read here, where nothing ends what takes too long and everybody waits: about half a second. A list of
 * 48 dishes has a fifth of that.
 */
const mostHtml = 1_000_000;

export function createPageTexts<Text extends EncodedText = EncodedText>(
  config: EdgeConfig,
  render: Renderer,
  kind: WatchedRendering['kind'],
): PageTexts<Text> {
  const { watcher = consoleWatcher } = config;
  const cache = createTextCache<Text | null>(config, kind, (text) => text !== null);
  const releases = releaseSetKey(config);

  return async ({ page, address, variant = '', visit, make }) => {
    if (isTooLong(address)) return undefined;
    const watched = { page: page.pattern, kind };
    const makeText = () =>
      make(async (request) => {
        const rendered = await watcher.rendering(visit, watched, (trace) => render({ ...request, trace }));
        const { length } = rendered.html;
        if (length > mostHtml) throw new Error(`its HTML has ${length} characters`);
        return rendered;
      });
    try {
      if (!cache) return await makeText();
      const key = `${releases} ${variant} ${address.href}`;
      return await cache.get(key, makeText, (outcome) => (visit.cache = outcome));
    } catch (error) {
      const told = withoutTyped(error, address, page.parameters);
      watcher.report('warn', `The ${kind} of ${page.pattern} is left out:`, told, visit);
      return undefined;
    }
  };
}
