import { firstPaintId, hydrationElementId, releaseMark, type RenderedPage } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { bootScript, entryScript } from '../document/boot.ts';
import type { ShopDocument } from '../document/document.ts';
import { firstScripts } from '../document/first-scripts.ts';
import { fontStyles } from '../document/font-styles.ts';
import { scriptJson } from '../document/html-text.ts';
import { pictureLinks } from '../document/picture-links.ts';
import type { PageOfArea } from '../document/page-of.ts';
import { withPalette } from '../document/palette.ts';
import { waitingScript } from '../document/waiting-script.ts';
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
    `<script type="application/json" id="${hydrationElementId}">${scriptJson(hydration)}</script>`,
    bootScript(config),
    ...pageCode(config, page),
    entryScript(config),
  ];
  const first = firstScripts(config);
  const [start, end] = halves(withPalette(config.template, config));
  // React puts what the browser should load first before the page: those links may start in the head.
  const placed = withAddresses(config, page, address, html);
  const [, pictures = '', content = placed] = /^((?:<link rel="preload"[^>]*>)*)([^]*)$/.exec(placed) ?? [];
  const document = [
    start
      .replace(/<!--shop:unrendered-->[\s\S]*?<!--\/shop:unrendered-->\s*/, '')
      .replaceAll(/<!--\/?shop:rendered-->\s*/g, '')
      .replace(
        '<!--shop:head-->',
        () => `${first.html}\n${paintedWith(content)}\n${head}\n<script>${waitingScript}</script>${pictures}`,
      ),
    content,
    end.replace('<!--shop:boot-->', () => tail.join('\n')),
  ];
  return {
    html: document.join(''),
    status,
    inlineScripts: [...first.texts, fonts.script, waitingScript],
    inlineStyles: [fonts.style, lasting, styles],
    links: pictureLinks(pictures),
  };
}

/** Holds painting back until the header is whole, or what else the page wants painted together: a part would move with the rest. */
function paintedWith(html: string): string {
  const id = html.includes(`id="${firstPaintId}"`) ? firstPaintId : 'content';
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/** What stands before and after the content of `#shop`; no blanks may remain in it beside the page. */
function halves(template: string): [string, string] {
  const parts = template.split(/\s*<!--\/?shop:waiting-->\s*/);
  if (parts.length !== 3) throw new Error('The document template does not mark what a page replaces.');
  return [parts[0] ?? '', parts[2] ?? ''];
}

/** Full addresses for the files that the area's code names, as that code gives them in the browser. */
function withAddresses(config: EdgeConfig, page: PageOfArea | undefined, address: URL, html: string): string {
  if (!page) return html;
  const base = releaseBase(config, page.name, page.area.version);
  // Under the site's own address the document may be read at another: files then count from wherever that is.
  const href = config.siteUrl === undefined ? new URL(base, address).href : base;
  return html.replaceAll(releaseMark(page.name), href);
}
