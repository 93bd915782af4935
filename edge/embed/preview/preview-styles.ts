import { layerOrder } from '@shop/shared/contracts';
import type { EdgeConfig } from '../../config.ts';
import type { PageOfArea } from '../../document/page-of.ts';
import { renderedChunks } from '../../render/page-code.ts';
import type { RenderSettings, StyleText } from '../../render/settings.ts';

/** Of the shell's styles those that every mounted shop has. */
const global = /\bshared\/ui\/styles\//;

// A canvas keeps the place of a picture that comes later; what is said of pictures holds for it.
const pictures = /(?<![\w.#/-])img(?=[\s,.:)>+~{[])/g;

/**
 * The styles of what an area's page shows without the shell's frame.
 * @param base address of the area's release directory, with a slash at the end
 */
export function previewStyles(
  { host }: EdgeConfig,
  { styles }: RenderSettings,
  page: PageOfArea,
  base: string,
): string {
  const texts = new Map<string, string>();
  const add = (app: string, files: readonly string[], wanted: (text: StyleText) => boolean) => {
    // A chunk's imports run before it, and their styles come first.
    for (const file of files.toReversed())
      for (const text of styles.get(app)?.[file] ?? [])
        if (wanted(text) && !texts.has(text.key))
          texts.set(text.key, text.css.replaceAll('{release}/', base));
  };
  add('host', [host.entry, ...host.preload], ({ key }) => global.test(key));
  add(page.name, renderedChunks(page), () => true);
  return layerOrder + [...texts.values()].join('').replace(pictures, ':is(img,canvas)');
}
