import { type PageMeta, type RenderedPage, renderedStylesId } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { feedTitle } from '../site-index/atom-feed.ts';
import { escapeHtml } from './html-text.ts';
import { indexingOf } from './indexing.ts';
import type { PageOfArea } from './page-of.ts';
import { widgetOf } from './page-widget.ts';

/** For a site without description. */
export const fallbackDescription = 'A description for my site.';

/** Metadata for search engines and link previews, and the styles. `address` is the page's own. */
export function pageHead(
  config: EdgeConfig,
  { meta, status }: Pick<RenderedPage, 'meta' | 'status'>,
  page: PageOfArea | undefined,
  address: URL,
  styles: { readonly fonts: string; readonly base: string; readonly page: string },
): string {
  const { site } = config;
  const description = meta.description || site.site_description || fallbackDescription;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    metaTag('name', 'description', description),
    ...(status === 200
      ? [
          ...indexingTags(config, page, address),
          ...linkPreview(config, { ...meta, description }, page, address),
        ]
      : [noIndex]),
    iconLink(config),
    appLinks(config),
    `<link rel="preconnect" href="${escapeHtml(new URL(config.provider.apiBase).origin)}" crossorigin>`,
    styles.fonts,
    `<style>${styles.base}</style>`,
    `<style id="${renderedStylesId}">${styles.page}</style>`,
  ].join('\n');
}

/** Where the edge tells how the shop looks among a device's apps. */
export const manifestPath = '/manifest.webmanifest';

const noIndex = metaTag('name', 'robots', 'noindex');

/** The canonical address of a page that is to be found, else that it is not; and the feeds of its area. */
export function indexingTags(config: EdgeConfig, page: PageOfArea | undefined, address: URL): string[] {
  const { canonical, isIndexed } = indexingOf(address, page);
  if (!isIndexed) return [noIndex];
  const feeds = Object.entries(page?.area.feeds ?? {}).map(([path, { title }]) => {
    const href = escapeHtml(new URL(path, address.origin).href);
    const name = escapeHtml(feedTitle(title, config.site.site_title));
    return `<link rel="alternate" type="application/atom+xml" title="${name}" href="${href}">`;
  });
  return [
    `<link rel="canonical" href="${escapeHtml(canonical.href)}">`,
    ...feeds,
    ...oembedLink(page, canonical),
  ];
}

/** Where the edge tells other sites how to embed a page. */
export const oembedPath = '/oembed';

/** See https://oembed.com, section 4. */
function oembedLink(page: PageOfArea | undefined, { href, origin }: URL): string[] {
  if (!page || !widgetOf(page)) return [];
  const address = `${origin}${oembedPath}?${new URLSearchParams({ url: href }).toString()}`;
  return [`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}">`];
}

/** Open Graph (https://ogp.me), which cards of X and others read, too. */
function linkPreview(
  config: EdgeConfig,
  meta: PageMeta,
  page: PageOfArea | undefined,
  address: URL,
): string[] {
  const { site, provider } = config;
  const { title, description = '', preview = {} } = meta;
  const { type = 'website', published, price } = preview;
  const { canonical, isIndexed } = indexingOf(address, page);
  const image = previewPicture(meta, address);
  const logo = pictureAddress(site.logo ?? '', provider.backendHost);
  const picture = image ?? logo;
  return [
    metaTag('property', 'og:type', type),
    metaTag('property', 'og:site_name', site.site_title),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', (isIndexed ? canonical : address).href),
    ...(picture ? [metaTag('property', 'og:image', picture)] : []),
    ...(image && preview.image?.alt ? [metaTag('property', 'og:image:alt', preview.image.alt)] : []),
    ...(published ? [metaTag('property', 'article:published_time', published)] : []),
    ...(price
      ? [
          metaTag('property', 'product:price:amount', price.amount),
          metaTag('property', 'product:price:currency', price.currency),
        ]
      : []),
    metaTag('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

/** Whole address of the picture that stands for a page elsewhere; undefined without one that previews can show. */
export function previewPicture({ preview, structuredData }: PageMeta, { origin }: URL): string | undefined {
  return pictureAddress(preview?.image?.url ?? pictureOf(structuredData) ?? '', origin);
}

function metaTag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** A picture's whole address; undefined for what previews cannot show, vector graphics among it. */
function pictureAddress(address: string, base: string): string | undefined {
  const url = address ? URL.parse(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || /\.svg$/i.test(url.pathname)) return undefined;
  return url.href;
}

/** The first picture that the page's structured data names by a full address; areas from before there were previews have that. */
function pictureOf(structuredData: PageMeta['structuredData'] = []): string | undefined {
  const named = structuredData.flatMap((thing) => ('image' in thing ? thing.image : [])).flat();
  return named.find((image): image is string => typeof image === 'string' && /^https?:\/\//.test(image));
}

/** What a phone needs to put the shop on its first screen. */
export function appLinks(config: EdgeConfig): string {
  const { icons, version } = config.host;
  const base = releaseBase(config, 'host', version);
  return [
    `<link rel="manifest" href="${manifestPath}">`,
    ...(icons ? [`<link rel="apple-touch-icon" href="${escapeHtml(base + icons['192'])}">`] : []),
  ].join('\n');
}

const iconTypes = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['ico', 'image/x-icon'],
]);

/** The page icon: the configured file on the backend host, else the one built into the shell. */
export function iconLink(config: EdgeConfig): string {
  const href = configuredIcon(config) ?? releaseBase(config, 'host', config.host.version) + config.host.icon;
  const path = href.replace(/[?#].*$/, '');
  const type = iconTypes.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  return `<link rel="icon"${type ? ` type="${type}"` : ''} href="${escapeHtml(href)}">`;
}

function configuredIcon({ site, provider }: EdgeConfig): string | undefined {
  return site.favicon ? URL.parse(site.favicon, provider.backendHost)?.href : undefined;
}
