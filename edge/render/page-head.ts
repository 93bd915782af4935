import { renderedStylesId, type PageMeta } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { fallbackDescription } from '../document/document.ts';
import { escapeHtml, scriptJson } from '../document/html-text.ts';
import { iconLink } from '../document/icon-link.ts';

/** What search engines and link previews read of a page, and its styles. `address` is the page's own. */
export function pageHead(
  config: EdgeConfig,
  meta: PageMeta,
  address: URL,
  status: number,
  styles: { readonly fonts: string; readonly lasting: string; readonly page: string },
): string {
  const { site } = config;
  const description = meta.description || site.site_description || fallbackDescription;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    metaTag('name', 'description', description),
    ...(status === 200
      ? preview(config, meta, description, address)
      : [metaTag('name', 'robots', 'noindex')]),
    iconLink(config),
    `<link rel="preconnect" href="${escapeHtml(new URL(config.provider.apiBase).origin)}" crossorigin>`,
    styles.fonts,
    `<style>${styles.lasting}</style>`,
    `<style id="${renderedStylesId}">${styles.page}</style>`,
    ...(meta.structuredData ?? []).map(
      (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
    ),
  ].join('\n');
}

function preview({ site }: EdgeConfig, meta: PageMeta, description: string, address: URL): string[] {
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
