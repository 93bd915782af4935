import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { inlineScripts, scriptElement } from '../html/inline-scripts.ts';
import { escapeHtml } from './html-text.ts';

export interface FontStyles {
  /** A style element, and the script that decides whether it counts. */
  readonly html: string;
  /** The texts of both, for the policy's hashes. */
  readonly style: string;
  readonly script: string;
}

const fontRule = /@font-face\s*\{[^}]*shop-font:[^}]*\}/g;

const known = new WeakMap<EdgeConfig, FontStyles>();

/** The rules of the shop's own fonts, out of the critical styles, with their addresses. */
export function fontStyles(config: EdgeConfig): FontStyles {
  const styles = known.get(config) ?? composed(config);
  known.set(config, styles);
  return styles;
}

function composed(config: EdgeConfig): FontStyles {
  const { criticalCss, host } = config;
  const base = releaseBase(config, 'host', host.version);
  const rules = criticalCss.match(fontRule) ?? [];
  const style = rules
    .join('')
    .replace(/shop-font:([\w-]+)/g, (_, name: string) => base + (host.fonts[name] ?? name));
  const mark = `id="shop-fonts" data-release="${escapeHtml(host.version)}"`;
  return {
    html: `<style ${mark}>${style}</style>\n${scriptElement(inlineScripts.loadFonts)}`,
    style,
    script: inlineScripts.loadFonts,
  };
}

/** The critical styles without those rules; stand-ins, which every system has, stay. */
export function withoutFonts(criticalCss: string): string {
  return criticalCss.replace(fontRule, '');
}
