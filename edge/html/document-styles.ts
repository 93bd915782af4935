import { layerOrder } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { renderedChunks } from './code-links.ts';
import { escapeHtml } from './html-text.ts';
import type { PageOfArea } from './page-of.ts';

// Each is read in one pass, whatever the styles hold: here nothing ends what takes too long.
const fontFace = /@font-face\s*\{[^{}]*\}/g;
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
  const style = (criticalCss.match(fontFace) ?? [])
    .filter(isShopFont)
    .join('')
    .replace(/shop-font:([\w-]+)/g, (_, name: string) => base + (host.fonts[name] ?? name));
  const attributes = `id="shop-fonts" data-release="${escapeHtml(host.version)}"`;
  return { html: `<style ${attributes}>${style}</style>`, style };
}

const isShopFont = (rule: string) => rule.includes('shop-font:');

/** The critical styles without those rules; system fonts with adjusted metrics stay. */
export function withoutFonts(criticalCss: string): string {
  return criticalCss.replace(fontFace, (rule) => (isShopFont(rule) ? '' : rule));
}

/** Styles that no chunk has: the order of the layers, the fallback fonts, what applies without script and where code failed. */
export function baseStyles({ criticalCss }: EdgeConfig): string {
  const styles = withoutFonts(criticalCss);
  const matches = (pattern: RegExp) => (styles.match(pattern) ?? []).join('');
  return `${layerOrder}${matches(fontFace)}@layer pages{${matches(noScriptRules)}}${matches(noticeLayer)}`;
}

/** A style file, and the end of its class names, by which a page is seen to use it. */
interface PageStyle {
  readonly css: string;
  readonly classEnd: string | undefined;
}

const pageStylesByConfig = new WeakMap<EdgeConfig, Map<string, readonly PageStyle[]>>();

/**
 * The styles that a page's elements use, and those of its chunks that have no classes. What else its chunks have comes with
 * the code, which adopts what the document does not have. The browser counts these texts as adopted and keeps them.
 */
export function renderedStyles(config: EdgeConfig, page: PageOfArea | undefined, html: string): string {
  const styles = pageStylesByConfig.get(config) ?? new Map<string, readonly PageStyle[]>();
  pageStylesByConfig.set(config, styles);
  const key = page ? `${page.name} ${page.pattern}` : '';
  const all = styles.get(key) ?? pageStyles(config, page);
  styles.set(key, all);
  const ends = new Set(html.match(/_[0-9a-f]{8}/g));
  const used = all.filter(({ classEnd }) => classEnd === undefined || ends.has(classEnd));
  return layerOrder + used.map(({ css }) => css).join('');
}

const className = /\.[\w-]+(_[0-9a-f]{8})(?![\w-])/;

/** What a page may use, in the order of its chunks; then what else shell and area have, since a server renders deferred parts, too. */
function pageStyles(config: EdgeConfig, page: PageOfArea | undefined): PageStyle[] {
  const { host, styles } = config;
  const texts = new Map<string, PageStyle>();
  const add = (app: string, base: string, files: readonly string[], isOwn: boolean) => {
    for (const { key, css } of files.flatMap((file) => styles.get(app)?.[file] ?? [])) {
      const classEnd = className.exec(css)?.[1];
      if (texts.has(`${app} ${key}`) || (!isOwn && classEnd === undefined)) continue;
      const text = css.replaceAll('{release}/', base).replaceAll('</', String.raw`<\/`);
      texts.set(`${app} ${key}`, { css: text, classEnd });
    }
  };
  const apps = [
    { name: 'host', release: host, chunks: [host.entry, ...host.preload] },
    ...(page ? [{ name: page.name, release: page.area, chunks: renderedChunks(page) }] : []),
  ];
  for (const isOwn of [true, false])
    for (const { name, release, chunks } of apps) {
      // A chunk's imports run before it, so their styles come first.
      const files = isOwn ? chunks.toReversed() : Object.keys(styles.get(name) ?? {});
      add(name, releaseBase(config, name, release.version), files, isOwn);
    }
  return [...texts.values()];
}
