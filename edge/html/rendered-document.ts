import { firstPaintId, hydrationElementId, releaseMark, type RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { bootScript, entryScript } from './boot.ts';
import type { ShopDocument } from './document.ts';
import { fontStyles, baseStyles, renderedStyles } from './document-styles.ts';
import { pictureLinks } from './picture-links.ts';
import type { PageOfArea } from './page-of.ts';
import { renderedTemplate } from './template.ts';
import { firstScripts, inlineScripts, jsonElement, scriptElement } from './inline-scripts.ts';
import { renderedCodeLinks } from './code-links.ts';
import { pageHead } from './page-head.ts';
import { structuredDataElements } from './structured-data.ts';

/** The document of a rendered page: its HTML in place of the skeleton, with its styles and data. It needs no early calls. */
export function renderedDocument(
  config: EdgeConfig,
  page: PageOfArea | undefined,
  address: URL,
  { html, meta, hydration, status }: RenderedPage,
): ShopDocument {
  const fonts = fontStyles(config);
  const base = baseStyles(config);
  const styles = renderedStyles(config, page, html);
  const head = pageHead(config, { meta, status }, page, address, { fonts: fonts.html, base, page: styles });
  const tail = [
    jsonElement(hydrationElementId, hydration),
    bootScript(config),
    ...renderedCodeLinks(config, page),
    entryScript(config),
    // Nothing of the page waits for it.
    ...structuredDataElements(meta.structuredData ?? [], address.origin),
  ];
  const first = firstScripts(config);
  const [start, afterHead, afterContent, end] = renderedTemplate(config);
  // React begins the page with preloads of its first pictures: they belong in the head.
  const addressed = withAddresses(config, page, address, html);
  const [pictures = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(addressed) ?? [];
  const content = addressed.slice(pictures.length);
  const document = [
    start,
    `${first.html}\n${renderBlocker(content)}\n${head}\n${scriptElement(inlineScripts.prepareRenderedDocument)}${pictures}`,
    afterHead,
    content,
    afterContent,
    tail.join('\n'),
    end,
  ];
  return {
    html: document.join(''),
    status,
    inlineScripts: [...first.texts, inlineScripts.prepareRenderedDocument, inlineScripts.startCode],
    inlineStyles: [fonts.style, base, styles],
    links: pictureLinks(pictures),
    mayKeep: config.offline === true,
  };
}

/** Delays the first paint until the header, or the page's element with `firstPaintId`, is parsed: less would move later. */
function renderBlocker(html: string): string {
  const id = html.includes(`id="${firstPaintId}"`) ? firstPaintId : 'content';
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/** Replaces the area's mark for its release with the address that its code uses in the browser. */
function withAddresses(config: EdgeConfig, page: PageOfArea | undefined, address: URL, html: string): string {
  if (!page) return html;
  const base = releaseBase(config, page.name, page.area.version);
  // With SITE_URL the visitor's origin may be another one: files are then addressed by path.
  const href = config.siteUrl === undefined ? new URL(base, address).href : base;
  return html.replaceAll(releaseMark(page.name), href);
}
