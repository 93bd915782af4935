import { layerOrder } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { renderedChunks } from './code-links.ts';
import { escapeHtml } from './html-text.ts';
import type { PageOfArea } from './page-of.ts';

const shopFont = /@font-face\s*\{[^}]*shop-font:[^}]*\}/g;
const fontFace = /@font-face\s*\{[^}]*\}/g;
const noticeLayer = /@layer pages\.notice\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const noScriptRules = /@media\s*\(scripting:\s*none\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

export interface FontStyles {
  /** A style element. A script decides before the first paint whether it applies. */
  readonly html: string;
  /** Its text, for the policy's hash. */
  readonly style: string;
}

const fontStylesByConfig = new WeakMap<EdgeConfig, FontStyles>();

/** The shop's own `@font-face` rules, taken from the critical styles, with full addresses. */
export function fontStyles(config: EdgeConfig): FontStyles {
  const styles = fontStylesByConfig.get(config) ?? composeFontStyles(config);
  fontStylesByConfig.set(config, styles);
  return styles;
}

function composeFontStyles(config: EdgeConfig): FontStyles {
  const { criticalCss, host } = config;
  const base = releaseBase(config, 'host', host.version);
  const style = (criticalCss.match(shopFont) ?? [])
    .join('')
    .replace(/shop-font:([\w-]+)/g, (_, name: string) => base + (host.fonts[name] ?? name));
  const attributes = `id="shop-fonts" data-release="${escapeHtml(host.version)}"`;
  return { html: `<style ${attributes}>${style}</style>`, style };
}

/** The critical styles without those rules; system fonts with adjusted metrics stay. */
export function withoutFonts(criticalCss: string): string {
  return criticalCss.replace(shopFont, '');
}

/** Styles that no chunk has: the order of the layers, the fallback fonts, what applies without script and where code failed. */
export function baseStyles({ criticalCss }: EdgeConfig): string {
  const styles = withoutFonts(criticalCss);
  const matches = (pattern: RegExp) => (styles.match(pattern) ?? []).join('');
  return `${layerOrder}${matches(fontFace)}@layer pages{${matches(noScriptRules)}}${matches(noticeLayer)}`;
}

/** A style file of a page, and the end of its class names, by which a page is seen to use it. */
interface PageStyle {
  readonly css: string;
  readonly classEnd: string | undefined;
}

const pageStylesByConfig = new WeakMap<EdgeConfig, Map<string, readonly PageStyle[]>>();

/**
 * The styles of a page's chunks, without files that none of its elements uses: those come with the code, which adopts what
 * the document does not have. The browser counts these texts as adopted and keeps them.
 */
export function renderedStyles(config: EdgeConfig, page: PageOfArea | undefined, html: string): string {
  const styles = pageStylesByConfig.get(config) ?? new Map<string, readonly PageStyle[]>();
  pageStylesByConfig.set(config, styles);
  const key = page ? `${page.name} ${page.pattern}` : '';
  const all = styles.get(key) ?? pageStyles(config, page);
  styles.set(key, all);
  const used = all.filter(({ classEnd }) => classEnd === undefined || html.includes(classEnd));
  return layerOrder + used.map(({ css }) => css).join('');
}

const className = /\.[\w-]+(_[0-9a-f]{8})(?![\w-])/;

function pageStyles(config: EdgeConfig, page: PageOfArea | undefined): PageStyle[] {
  const { host, styles } = config;
  const texts = new Map<string, string>();
  const add = (app: string, version: string, files: readonly string[]) => {
    const base = releaseBase(config, app, version);
    for (const file of files)
      for (const { key, css } of styles.get(app)?.[file] ?? [])
        texts.set(`${app} ${key}`, texts.get(`${app} ${key}`) ?? css.replaceAll('{release}/', base));
  };
  // A chunk's imports run before it, so their styles come first.
  add('host', host.version, [host.entry, ...host.preload].toReversed());
  if (page) add(page.name, page.area.version, renderedChunks(page).toReversed());
  return [...texts.values()].map((css) => ({
    css: css.replaceAll('</', String.raw`<\/`),
    classEnd: className.exec(css)?.[1],
  }));
}
