import { createPathMatcher, paymentReturnPath } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { wayBackScript } from '../payment/way-back-script.ts';
import { bootScript, entryScript } from './boot.ts';
import { codeLinks } from './code-links.ts';
import { earlyAddresses } from './early-calls.ts';
import { earlyScript } from './early-script.ts';
import { firstScripts } from './first-scripts.ts';
import { fontStyles, withoutFonts, type FontStyles } from './font-styles.ts';
import { escapeHtml, scriptJson } from './html-text.ts';
import { iconLink } from './icon-link.ts';
import { pageOf, type PageOfArea } from './page-of.ts';
import { withPalette } from './palette.ts';
import { isShellPage } from './shell-page.ts';

/** An HTML document before it is packed for delivery. */
export interface ShopDocument {
  readonly html: string;
  readonly status: number;
  /** Inline texts that the Content-Security-Policy must admit by hash. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Value of the `Link` header. */
  readonly links?: string | undefined;
}

/** Where the site has no description. */
export const fallbackDescription = 'A description for my site.';

const isPaymentReturn = createPathMatcher([{ path: paymentReturnPath }]);

/** The client-rendered document of a path: skeleton, data calls and code under way at once. */
export function renderDocument(config: EdgeConfig, url: URL): ShopDocument {
  const page = pageOf(config, url);
  const fonts = fontStyles(config);
  const styles = withoutFonts(config.criticalCss);
  const first = firstScripts(config);
  const leading = isPaymentReturn(url.pathname) ? [wayBackScript] : [];
  const html = withPalette(config.template, config)
    .replace(/<!--shop:rendered-->[\s\S]*?<!--\/shop:rendered-->\s*/, '')
    .replaceAll(/<!--\/?shop:(?:waiting|unrendered)-->\s*/g, '')
    .replace('<!--shop:head-->', () =>
      [first.html, ...leading.map(scriptElement), head(config, url, page, { fonts, styles })].join('\n'),
    )
    .replace('<!--shop:skeleton-->', () => skeletonOf(url, page))
    .replace('<!--shop:boot-->', () => `${bootScript(config)}\n${entryScript(config)}`);
  return {
    html,
    status: page || isShellPage(url) ? 200 : 404,
    inlineScripts: [...first.texts, ...leading, fonts.script, ...(isShellPage(url) ? [] : [earlyScript])],
    inlineStyles: [fonts.style, styles],
  };
}

function scriptElement(text: string): string {
  return `<script>${text}</script>`;
}

function skeletonOf(url: URL, page: PageOfArea | undefined): string {
  if (isShellPage(url)) return 'none';
  return page?.area.skeletons[page.pattern] ?? 'text';
}

function head(
  config: EdgeConfig,
  url: URL,
  page: PageOfArea | undefined,
  { fonts, styles }: { readonly fonts: FontStyles; readonly styles: string },
): string {
  const { site } = config;
  return [
    `<title>${escapeHtml(site.site_title)}</title>`,
    `<meta name="description" content="${escapeHtml(site.site_description || fallbackDescription)}">`,
    iconLink(config),
    `<link rel="preconnect" href="${escapeHtml(new URL(config.provider.apiBase).origin)}" crossorigin>`,
    fonts.html,
    `<style>${styles}</style>`,
    ...(isShellPage(url) ? [] : earlyCalls(config, page)),
    ...codeLinks(config, page, { shell: [], area: page ? areaFiles(page) : [] }),
  ].join('\n');
}

function areaFiles({ area, pattern }: PageOfArea): string[] {
  return [area.entry, ...area.preload, ...(area.pages[pattern] ?? [])];
}

function earlyCalls(config: EdgeConfig, page: PageOfArea | undefined): string[] {
  const calls = page?.area.early[page.pattern] ?? [];
  const early = {
    tenantHeader: config.provider.tenantHeader,
    tenant: String(config.site.tenant),
    addresses: earlyAddresses(config, calls, page?.parameters ?? {}),
  };
  return [
    `<script type="application/json" id="shop-early">${scriptJson(early)}</script>`,
    scriptElement(earlyScript),
  ];
}
