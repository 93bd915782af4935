import { layerOrder, releaseMark } from '@shop/shared/contracts';
import type { EdgeConfig } from '../../releases/edge-config.ts';
import { releaseBase } from '../../releases/discovery.ts';
import { addressesOf } from '../../html/early-calls.ts';
import { pageOf, type PageOfArea } from '../../html/page-of.ts';
import { renderedChunks } from '../../html/code-links.ts';
import type { Renderer } from '../../render/renderer.ts';
import { previewTree } from './preview-tree.ts';

/**
 * Source of the module that a widget's loader imports: the page as data, its styles, and what the provider answered.
 * Rejects when the page is not rendered with status 200.
 */
export async function previewModule(
  config: EdgeConfig,
  render: Renderer,
  page: PageOfArea,
  address: URL,
): Promise<string> {
  const { area, pattern, parameters } = page;
  const {
    status,
    html,
    answers = [],
  } = await render({
    address: address.href,
    area: page.name,
    part: 'renderPreview',
    answersTo: addressesOf(config, area.early[pattern] ?? [], parameters),
  });
  if (status !== 200) throw new Error(`its status is ${status}`);
  const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
  const isOwn = (path: string) => pageOf(config, new URL(path, address))?.name === page.name;
  const { apiBase } = config.provider;
  const exported = Object.entries({
    styles: previewStyles(config, page, base),
    tree: previewTree(html.replaceAll(releaseMark(page.name), base), isOwn),
    answers: Object.fromEntries(
      answers
        .filter(([, answer]) => JSON.stringify(answer).length <= longestAnswer)
        .map(([call, answer]) => [call.slice(apiBase.length), answer]),
    ),
  });
  return `export const ${exported.map(([name, value]) => `${name} = ${JSON.stringify(value)}`).join(',\n')};\n`;
}

// Characters of JSON. The widget asks for a longer answer itself, behind its preview.
const longestAnswer = 100_000;

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
