import { layerOrder } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { withoutFonts } from '../document/font-styles.ts';
import type { PageOfArea } from '../document/page-of.ts';
import { renderedChunks } from './page-code.ts';
import type { RenderSettings } from './settings.ts';

const fontFaces = /@font-face\s*\{[^}]*\}/g;
const withoutScript = /@media\s*\(scripting:\s*none\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/**
 * What no chunk brings: the order of the layers, the fonts' stand-ins, and what shows where no script runs.
 */
export function lastingStyles({ criticalCss }: EdgeConfig): string {
  const styles = withoutFonts(criticalCss);
  const parts = (pattern: RegExp) => (styles.match(pattern) ?? []).join('');
  return `${layerOrder}${parts(fontFaces)}@layer pages{${parts(withoutScript)}}`;
}

const known = new WeakMap<EdgeConfig, Map<string, string>>();

/**
 * The styles of everything that the page is made of, as the chunks of its releases bring them: in the browser these texts
 * count as shown, and stay.
 */
export function renderedStyles(
  config: EdgeConfig,
  settings: RenderSettings,
  page: PageOfArea | undefined,
): string {
  const texts = known.get(config) ?? new Map<string, string>();
  known.set(config, texts);
  const key = page ? `${page.name} ${page.pattern}` : '';
  const text = texts.get(key) ?? composed(config, settings, page);
  texts.set(key, text);
  return text;
}

function composed(config: EdgeConfig, { styles }: RenderSettings, page: PageOfArea | undefined): string {
  const { host } = config;
  const texts = new Map<string, string>();
  const add = (app: string, version: string, files: readonly string[]) => {
    const base = releaseBase(config, app, version);
    for (const file of files)
      for (const { key, css } of styles.get(app)?.[file] ?? [])
        texts.set(`${app} ${key}`, texts.get(`${app} ${key}`) ?? css.replaceAll('{release}/', base));
  };
  // A chunk's imports run before it, and their styles come first.
  add('host', host.version, [host.entry, ...host.preload].toReversed());
  if (page) add(page.name, page.area.version, renderedChunks(page).toReversed());
  return (layerOrder + [...texts.values()].join('')).replaceAll('</', String.raw`<\/`);
}
