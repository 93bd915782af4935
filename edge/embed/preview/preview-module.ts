import { layerOrder, releaseMark } from '@shop/shared/contracts';
import type { EdgeConfig } from '../../releases/edge-config.ts';
import { releaseBase } from '../../releases/discovery.ts';
import { pageOf, type PageOfArea } from '../../html/page-of.ts';
import { renderedChunks } from '../../html/code-links.ts';
import type { Renderer } from '../../render/renderer.ts';
import { previewTree } from './preview-tree.ts';

/** Sources of modules that a widget's loader imports. */
interface PreviewModules {
  /** The page as data. */
  readonly page: string;
  /** Its styles, for widgets that were built without files of their styles. */
  readonly styles: string;
  /** What its loaders gave; nothing where that is longer than what a widget may wait for. */
  readonly data: string;
}

/** Rejects when the page is not rendered with status 200. */
export async function previewModules(
  config: EdgeConfig,
  render: Renderer,
  page: PageOfArea,
  address: URL,
): Promise<PreviewModules> {
  const { status, html, hydration } = await render({
    address: address.href,
    area: page.name,
    part: 'renderPreview',
  });
  if (status !== 200) throw new Error(`its status is ${status}`);
  const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
  const isOwn = (path: string) => pageOf(config, new URL(path, address))?.name === page.name;
  return {
    page: moduleOf({ tree: previewTree(html.replaceAll(releaseMark(page.name), base), isOwn) }),
    styles: moduleOf({ styles: previewStyles(config, page, base) }),
    // Longer data the widget loads itself, behind its preview.
    data: moduleOf({ data: JSON.stringify(hydration).length <= longestData ? hydration : null }),
  };
}

/** Exports the values that are not null. */
function moduleOf(exported: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(exported).flatMap(([name, value]) =>
    value === null ? [] : `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return lines.join('') || emptyModule;
}

export const emptyModule = 'export {};';

// Characters of JSON.
const longestData = 100_000;

// A canvas takes the place of a picture that is loaded later, so it needs the styles of `img`.
const imageSelectors = /(?<![\w.#/-])img(?=[\s,.:)>+~{[])/g;

/**
 * The styles of an area's page, without those that all widgets have and the shell's.
 * @param base address of the area's release directory, with a slash at the end
 */
function previewStyles({ styles }: EdgeConfig, page: PageOfArea, base: string): string {
  const texts = new Map<string, string>();
  // A chunk's imports run before it, and their styles come first.
  for (const file of renderedChunks(page).toReversed())
    for (const { key, css } of styles.get(page.name)?.[file] ?? [])
      if (!texts.has(key)) texts.set(key, css.replaceAll('{release}/', base));
  return layerOrder + [...texts.values()].join('').replace(imageSelectors, ':is(img,canvas)');
}
