import { type PageMeta, renderedStylesId } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { escapeHtml, scriptJson } from './html-text.ts';

/** For a site without description. */
export const fallbackDescription = 'A description for my site.';

/** Metadata for search engines and link previews, and the styles. `address` is the page's canonical one. */
export function pageHead(
  config: EdgeConfig,
  meta: PageMeta,
  address: URL,
  status: number,
  styles: { readonly fonts: string; readonly base: string; readonly page: string },
): string {
  const { site } = config;
  const description = meta.description || site.site_description || fallbackDescription;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    metaTag('name', 'description', description),
    ...(status === 200
      ? linkPreview(config, meta, description, address)
      : [metaTag('name', 'robots', 'noindex')]),
    iconLink(config),
    `<link rel="preconnect" href="${escapeHtml(new URL(config.provider.apiBase).origin)}" crossorigin>`,
    styles.fonts,
    `<style>${styles.base}</style>`,
    `<style id="${renderedStylesId}">${styles.page}</style>`,
    ...(meta.structuredData ?? []).map(
      (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
    ),
  ].join('\n');
}

function linkPreview({ site }: EdgeConfig, meta: PageMeta, description: string, address: URL): string[] {
  const picture = pictureOf(meta);
  return [
    `<link rel="canonical" href="${escapeHtml(address.href)}">`,
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:site_name', site.site_title),
    metaTag('property', 'og:title', meta.title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', address.href),
    ...(picture ? [metaTag('property', 'og:image', picture)] : []),
  ];
}

function metaTag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** The first picture that the page's structured data names by a full address. */
function pictureOf({ structuredData = [] }: PageMeta): string | undefined {
  const named = structuredData.flatMap(({ image }) => image).flat();
  return named.find((image): image is string => typeof image === 'string' && /^https?:\/\//.test(image));
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
