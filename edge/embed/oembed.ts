import type { Context, Hono } from 'hono';
import { escapeHtml } from '../html/html-text.ts';
import { oembedPath, previewPicture } from '../html/page-head.ts';
import { isPublicPage, pageAddress, pageOf, type PageOfArea } from '../html/page-of.ts';
import { widgetOf, type PageWidget } from '../html/page-widget.ts';
import { xmlDocument, xmlElement } from '../html/xml-text.ts';
import { answerHeaders } from '../http/answer-headers.ts';
import { encodeText } from '../http/encoded-document.ts';
import { forOneMinute } from '../http/file-response.ts';
import { notFound, notRendered } from '../http/plain-pages.ts';
import { publicAddress, visitedAddress } from '../http/visited-address.ts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import type { ServedSet, Shop } from '../releases/shop.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';

/** Seconds for which sites that show an answer may keep it, by their own rules. */
const cacheAge = 3600;

/** What an oEmbed answer takes of a rendered page. */
interface PageSummary {
  readonly title: string;
  readonly picture?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
}

/**
 * Serves `/oembed?url=…` (https://oembed.com): how another site embeds a list, a product or a post, as the widget's lines. It
 * knows the addresses of this shop alone.
 */
export function serveOembed(app: Hono, shop: Shop): void {
  const textsOf = new WeakMap<ServedSet, PageTexts>();
  app.get(oembedPath, async (c) => {
    const { url = '', format = 'json' } = c.req.query();
    if (format !== 'json' && format !== 'xml')
      return c.text('The format is json or xml', 501, answerHeaders.data);
    const { standard } = shop.served();
    const { config, render } = standard;
    const { origin } = publicAddress(visitedAddress(c), config.siteUrl);
    const address = URL.parse(url);
    const page = address?.origin === origin ? pageOf(config, address) : undefined;
    const widget = page && isPublicPage(page) ? widgetOf(page) : undefined;
    if (!address || !page || !widget) return notFound(c);
    const texts = render && (textsOf.get(standard) ?? createPageTexts(config, render, 'oembed'));
    if (texts) textsOf.set(standard, texts);
    const summary = texts && (await summaryOf(texts, config, page, address, c));
    if (summary === null) return notFound(c);
    if (!summary) return notRendered(c);
    const size = widgetSize(c, widget);
    const fields = answerOf(config, { page: pageAddress(address, page), widget, summary, size });
    return c.body(format === 'json' ? JSON.stringify(fields) : xmlOf(fields), 200, {
      ...answerHeaders.data,
      'Content-Type': format === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8',
      'Cache-Control': forOneMinute,
    });
  });
}

/** Null for a page that does not exist, undefined for one that cannot be rendered now. Cached as documents are. */
async function summaryOf(
  texts: PageTexts,
  config: EdgeConfig,
  page: PageOfArea,
  visited: URL,
  c: Context,
): Promise<PageSummary | null | undefined> {
  const address = pageAddress(visited, page);
  const text = await texts({
    page,
    address,
    visit: c.get('visit'),
    async make(render) {
      const { status, html, meta } = await render({ address: address.href, area: page.name });
      if (status === 404) return null;
      if (status !== 200) throw new Error(`its status is ${status}`);
      const url = previewPicture(meta, address);
      const summary: PageSummary = { title: meta.title, picture: url ? sizedPicture(url, html) : undefined };
      return encodeText(config, JSON.stringify(summary));
    },
  });
  if (!text) return text;
  const { body } = await text.encoded('');
  // Written above.
  return JSON.parse(new TextDecoder().decode(body)) as PageSummary;
}

/**
 * A picture of the page with the size that the page gives it: an answer that names a picture has to name its size. Addresses are
 * compared at their ends: looking for one anywhere in another takes the product of their lengths.
 */
function sizedPicture(url: string, html: string): PageSummary['picture'] {
  const file = escapeHtml(new URL(url).pathname);
  for (const [tag] of html.matchAll(/<img\b[^<>]*>/g)) {
    if (!tag.split(/[\s"?]/).some((part) => part.endsWith(file))) continue;
    const sizeOf = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);
    const [width, height] = [sizeOf('width'), sizeOf('height')];
    if (width > 0 && height > 0) return { url, width, height };
  }
  return undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a widget in CSS pixels, within `maxwidth` and `maxheight`. */
function widgetSize(c: Context, { isPiece }: PageWidget): Size {
  const limit = (name: string, usual: number) => {
    const maximum = Number(c.req.query(name));
    return Number.isInteger(maximum) && maximum > 0 ? Math.min(maximum, usual) : usual;
  };
  return { width: limit('maxwidth', isPiece ? 480 : 800), height: limit('maxheight', isPiece ? 360 : 900) };
}

interface OembedContent {
  readonly page: URL;
  readonly widget: PageWidget;
  readonly summary: PageSummary;
  readonly size: Size;
}

function answerOf(
  { site }: EdgeConfig,
  { page, widget, summary: { title, picture }, size: { width, height } }: OembedContent,
): Readonly<Record<string, string | number>> {
  const { origin } = page;
  const attributes = Object.entries(widget.attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const style = `display: block; max-width: ${width}px; min-height: ${height}px`;
  const link = `<a href="${escapeHtml(page.href)}">${escapeHtml(title)}</a>`;
  const fits = picture && picture.width <= width && picture.height <= height;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.site_title,
    provider_url: origin,
    cache_age: cacheAge,
    ...(fits && {
      thumbnail_url: picture.url,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    width,
    height,
    html: `<script type="module" src="${escapeHtml(origin)}/embed/${widget.script}.js"></script>\n<${widget.tag}${attributes.join('')} style="${style}">${link}</${widget.tag}>`,
  };
}

function xmlOf(fields: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(fields).map(([name, value]) => xmlElement(name, String(value)));
  return xmlDocument(`<oembed>${elements.join('')}</oembed>`);
}
