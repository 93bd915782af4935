import { createPathMatcher, paymentReturnPath, isDemoPath } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { firstScripts, inlineScripts, jsonElement, scriptElement } from './inline-scripts.ts';
import type { EarlyRequests } from './inline/send-early-requests.ts';
import { bootScript, entryScript } from './boot.ts';
import { codeLinks } from './code-links.ts';
import { earlyAddresses } from './early-calls.ts';
import { fontStyles, withoutFonts, type FontStyles } from './document-styles.ts';
import { escapeHtml } from './html-text.ts';
import { appLinks, fallbackDescription, iconLink, indexingTags } from './page-head.ts';
import { pageOf, type PageOfArea } from './page-of.ts';
import { withoutPart, withPalette } from './template.ts';

/** An HTML document before it is encoded. */
export interface ShopDocument {
  readonly html: string;
  readonly status: number;
  /** Inline texts that the Content-Security-Policy admits by hash. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Value of the `Link` header. */
  readonly links?: string | undefined;
  /** It is the same for everybody, so that a device may keep it. */
  readonly mayKeep?: boolean;
}

const isPaymentReturn = createPathMatcher([{ path: paymentReturnPath }]);

/** The client-rendered document of a path: a skeleton, early calls and preloads of the code. */
export function renderDocument(config: EdgeConfig, url: URL): ShopDocument {
  const page = pageOf(config, url);
  const fonts = fontStyles(config);
  const styles = withoutFonts(config.criticalCss);
  const first = firstScripts(config);
  const leading = isPaymentReturn(url.pathname) ? [inlineScripts.returnFromPayment] : [];
  const html = withoutPart(withPalette(config.template, config), 'rendered')
    .replaceAll(/<!--\/?shop:(?:waiting|unrendered)-->\s*/g, '')
    .replace('<!--shop:head-->', () =>
      [first.html, ...leading.map(scriptElement), head(config, url, page, { fonts, styles })].join('\n'),
    )
    .replace('<!--shop:skeleton-->', () => skeletonOf(url, page))
    .replace('<!--shop:boot-->', () => [bootScript(config), entryScript(config)].join('\n'));
  return {
    html,
    status: page || isDemoPath(url.pathname) ? 200 : 404,
    inlineScripts: [
      ...first.texts,
      ...leading,
      inlineScripts.prepareDocument,
      ...(isDemoPath(url.pathname) ? [] : [inlineScripts.sendEarlyRequests]),
      inlineScripts.startCode,
    ],
    inlineStyles: [fonts.style, styles],
  };
}

function skeletonOf(url: URL, page: PageOfArea | undefined): string {
  if (isDemoPath(url.pathname)) return 'none';
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
    ...indexingTags(config, page, url),
    iconLink(config),
    appLinks(config),
    `<link rel="preconnect" href="${escapeHtml(new URL(config.provider.apiBase).origin)}" crossorigin>`,
    fonts.html,
    `<style>${styles}</style>`,
    scriptElement(inlineScripts.prepareDocument),
    ...(isDemoPath(url.pathname) ? [] : earlyCalls(config, page)),
    ...codeLinks(config, page, { shell: [], area: page ? areaFiles(page) : [] }),
  ].join('\n');
}

function areaFiles({ area, pattern }: PageOfArea): string[] {
  return [area.entry, ...area.preload, ...(area.pages[pattern] ?? [])];
}

function earlyCalls(config: EdgeConfig, page: PageOfArea | undefined): string[] {
  const calls = page?.area.early[page.pattern] ?? [];
  const early: EarlyRequests = {
    tenantHeader: config.provider.tenantHeader,
    tenant: String(config.site.tenant),
    addresses: earlyAddresses(config, calls, page?.parameters ?? {}),
  };
  return [jsonElement('shop-early', early), scriptElement(inlineScripts.sendEarlyRequests)];
}
