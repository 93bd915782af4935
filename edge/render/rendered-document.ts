import { firstPaintId, hydrationElementId, releaseMark, type RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { bootScript, entryScript } from '../document/boot.ts';
import type { ShopDocument } from '../document/document.ts';
import { fontStyles } from '../document/font-styles.ts';
import { pictureLinks } from '../document/picture-links.ts';
import type { PageOfArea } from '../document/page-of.ts';
import { withPalette } from '../document/palette.ts';
import { firstScripts, inlineScripts, jsonElement, scriptElement } from '../html/inline-scripts.ts';
import { pageCode } from './page-code.ts';
import { pageHead } from './page-head.ts';
import { lastingStyles, renderedStyles } from './page-styles.ts';
import type { RenderSettings } from './settings.ts';

/**
 * The document of a page that was rendered: its HTML in the place of the skeleton, its styles and data with it.
 * Nothing is asked for early, since everything is there.
 */
export function renderedDocument(
  config: EdgeConfig,
  settings: RenderSettings,
  page: PageOfArea | undefined,
  address: URL,
  { html, meta, hydration, status }: RenderedPage,
): ShopDocument {
  const fonts = fontStyles(config);
  const lasting = lastingStyles(config);
  const styles = renderedStyles(config, settings, page);
  const head = pageHead(config, meta, address, status, { fonts: fonts.html, lasting, page: styles });
  const tail = [
    jsonElement(hydrationElementId, hydration),
    bootScript(config),
    ...pageCode(config, page),
    entryScript(config),
  ];
  const first = firstScripts(config);
  const [start, behindHead, end, last] = frameOf(config);
  // React puts what the browser should load first before the page: those links may start in the head.
  const placed = withAddresses(config, page, address, html);
  const [pictures = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(placed) ?? [];
  const content = placed.slice(pictures.length);
  const document = [
    start,
    `${first.html}\n${paintedWith(content)}\n${head}\n${scriptElement(inlineScripts.captureEarlyEvents)}${pictures}`,
    behindHead,
    content,
    end,
    tail.join('\n'),
    last,
  ];
  return {
    html: document.join(''),
    status,
    inlineScripts: [...first.texts, fonts.script, inlineScripts.captureEarlyEvents],
    inlineStyles: [fonts.style, lasting, styles],
    links: pictureLinks(pictures),
  };
}

/** Holds painting back until the header is whole, or what else the page wants painted together: a part would move with the rest. */
function paintedWith(html: string): string {
  const id = html.includes(`id="${firstPaintId}"`) ? firstPaintId : 'content';
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

type Frame = readonly [start: string, behindHead: string, behindContent: string, behindBoot: string];

const frames = new WeakMap<EdgeConfig, Frame>();

/** The template of a rendered document, around what is put into its head, into `#shop` and at its end. */
function frameOf(config: EdgeConfig): Frame {
  const frame = frames.get(config) ?? splitTemplate(withPalette(config.template, config));
  frames.set(config, frame);
  return frame;
}

function splitTemplate(template: string): Frame {
  const rendered = template
    .replace(/<!--shop:unrendered-->[\s\S]*?<!--\/shop:unrendered-->\s*/, '')
    .replaceAll(/<!--\/?shop:rendered-->\s*/g, '');
  // No blanks may remain beside the page: nothing that React would not have put there.
  const [before = '', , after, ...more] = rendered.split(/\s*<!--\/?shop:waiting-->\s*/);
  const [start = '', behindHead] = before.split('<!--shop:head-->');
  const [behindContent = '', behindBoot] = (after ?? '').split('<!--shop:boot-->');
  if (behindHead === undefined || behindBoot === undefined || more.length > 0)
    throw new Error('The document template does not mark what a page replaces.');
  return [start, behindHead, behindContent, behindBoot];
}

/** Full addresses for the files that the area's code names, as that code gives them in the browser. */
function withAddresses(config: EdgeConfig, page: PageOfArea | undefined, address: URL, html: string): string {
  if (!page) return html;
  const base = releaseBase(config, page.name, page.area.version);
  // Under the site's own address the document may be read at another: files then count from wherever that is.
  const href = config.siteUrl === undefined ? new URL(base, address).href : base;
  return html.replaceAll(releaseMark(page.name), href);
}
