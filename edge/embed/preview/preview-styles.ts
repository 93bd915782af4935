import { layerOrder } from '@shop/shared/contracts';
import type { PageOfArea } from '../../html/page-of.ts';
import { renderedChunks } from '../../html/code-links.ts';
import type { RenderSettings } from '../../render/settings.ts';

// A canvas keeps the place of a picture that comes later; what is said of pictures holds for it.
const pictures = /(?<![\w.#/-])img(?=[\s,.:)>+~{[])/g;

/**
 * The styles of what an area's page shows, without those that all widgets have and the shell's.
 * @param base address of the area's release directory, with a slash at the end
 */
export function previewStyles({ styles }: RenderSettings, page: PageOfArea, base: string): string {
  const texts = new Map<string, string>();
  // A chunk's imports run before it, and their styles come first.
  for (const file of renderedChunks(page).toReversed())
    for (const { key, css } of styles.get(page.name)?.[file] ?? [])
      if (!texts.has(key)) texts.set(key, css.replaceAll('{release}/', base));
  return layerOrder + [...texts.values()].join('').replace(pictures, ':is(img,canvas)');
}
