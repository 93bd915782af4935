import { layerOrder } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { renderedChunks } from './code-links.ts';
import { escapeHtml } from './html-text.ts';
import { inlineScripts, scriptElement } from './inline-scripts.ts';
import type { PageOfArea } from './page-of.ts';

const shopFont = /@font-face\s*\{[^}]*shop-font:[^}]*\}/g;
const fontFace = /@font-face\s*\{[^}]*\}/g;
const noticeLayer = /@layer pages\.notice\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const noScriptRules = /@media\s*\(scripting:\s*none\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

export interface FontStyles {
  /** A style element, and the script that decides whether it applies. */
  readonly html: string;
  /** The texts of both, for the policy's hashes. */
  readonly style: string;
  readonly script: string;
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
  const script = inlineScripts.loadFonts;
  const attributes = `id="shop-fonts" data-release="${escapeHtml(host.version)}"`;
  return { html: `<style ${attributes}>${style}</style>\n${scriptElement(script)}`, style, script };
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

const renderedStylesByConfig = new WeakMap<EdgeConfig, Map<string, string>>();

/** The styles of all chunks of a page, by release. The browser counts these texts as adopted and keeps them. */
export function renderedStyles(config: EdgeConfig, page: PageOfArea | undefined): string {
  const texts = renderedStylesByConfig.get(config) ?? new Map<string, string>();
  renderedStylesByConfig.set(config, texts);
  const key = page ? `${page.name} ${page.pattern}` : '';
  const text = texts.get(key) ?? composeRenderedStyles(config, page);
  texts.set(key, text);
  return text;
}

function composeRenderedStyles(config: EdgeConfig, page: PageOfArea | undefined): string {
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
  return (layerOrder + [...texts.values()].join('')).replaceAll('</', String.raw`<\/`);
}
