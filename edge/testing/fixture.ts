import { ProviderSettingsSchema, type Release } from '@shop/shared/contracts';
import * as v from 'valibot';
import { createEdge } from '../http/app.ts';
import { SiteRecordSchema, type EdgeConfig, type Files } from '../config.ts';

export const providerSettings = {
  ...v.parse(ProviderSettingsSchema, { apiBase: 'https://api.example/v1' }),
  backendHost: 'https://pictures.example',
};

const template = `<!doctype html>
<html lang="en">
<head><!--shop:head--></head>
<body>
<!--shop:unrendered--><noscript>Turn it on.</noscript><!--/shop:unrendered-->
<!--shop:rendered--><noscript>It is off.</noscript><!--/shop:rendered-->
<div id="shop">
<!--shop:waiting--><div data-page="<!--shop:skeleton-->"></div><!--/shop:waiting-->
</div>
<!--shop:boot-->
</body>
</html>`;

const catalog: Release = {
  name: 'catalog',
  requires: '^1.0',
  routes: ['/', '/products', '/products/:slug', '/products/new'],
  fragments: [],
  early: {
    '/products': [
      { call: 'products.list', input: { category: '{category}', search: '{search}' } },
      { call: 'categories.list', input: {} },
    ],
    '/products/:slug': [{ call: 'products.get', input: { slug: '{slug}' } }],
  },
  query: { '/products': ['mark'] },
  skeletons: { '/products': 'cards', '/products/:slug': 'detail' },
  elements: {},
  version: 'c1',
  entry: 'remoteEntry.js',
  integrity: 'sha384-catalog',
  integrityManifest: { file: 'integrity.js', integrity: 'sha256-catalog' },
  preload: ['assets/area.js'],
  pages: { '/products': ['assets/list.js'], '/products/:slug': ['assets/product.js'] },
  rendered: { '/products': ['assets/list.js'], '/products/:slug': ['assets/product-page.js'] },
};

const blog: Release = {
  ...catalog,
  name: 'blog',
  routes: ['/blog'],
  fragments: ['latest-posts'],
  early: {},
  skeletons: {},
  version: 'b1',
  integrity: 'sha384-blog',
  // Built before there were manifests.
  integrityManifest: undefined,
  pages: { '/blog': ['assets/blog-list.js'] },
};

/** A site record as the operator writes it. */
export const siteRecord = {
  id: 1,
  site_title: 'Umi',
  site_description: 'Sushi by the harbour.',
  favicon: null,
  theme_name: '',
  logo: null,
  google_analytics_id: '',
  contact_email: '',
  tenant: 7,
};

/** Two areas, one widget script, no files; with the given changes. */
export function edgeConfig(changes: Partial<EdgeConfig> = {}): EdgeConfig {
  return {
    site: v.parse(SiteRecordSchema, siteRecord),
    provider: providerSettings,
    host: {
      version: 'h1',
      entry: 'assets/main.js',
      integrity: 'sha384-host',
      integrityManifest: { file: 'integrity.js', integrity: 'sha256-host' },
      preload: ['assets/react.js'],
      rendered: ['assets/hydrate.js'],
      document: 'document.html',
      criticalCss: 'critical.css',
      icon: 'icon.svg',
      fonts: { petrona: 'fonts/petrona.1a2b.woff2' },
    },
    template,
    criticalCss:
      '@font-face{src:url(shop-font:petrona) format("woff2")}@layer base;' +
      '@layer pages{@media (scripting:none){.note{color:red}.boot{display:none}}}',
    areas: new Map([
      ['catalog', catalog],
      ['blog', blog],
    ]),
    areaOrigins: {},
    embeds: new Map([['catalog', { version: 'e1', loader: 'loader.js' }]]),
    files: filesOf({}),
    ...changes,
  };
}

/** Files by `<directory key>/<file>`; never compressed. */
export function filesOf(texts: Readonly<Record<string, string>>): Files {
  return {
    async read(directory, file) {
      const text = texts[`${directory}/${file}`];
      return text === undefined ? undefined : { body: new TextEncoder().encode(text) };
    },
  };
}

/** The site of the fixture with other values in its record. */
export function siteWith(changes: Readonly<Record<string, unknown>>): EdgeConfig['site'] {
  return v.parse(SiteRecordSchema, { ...siteRecord, ...changes });
}

/** The edge's answer to a request for a path. */
export async function answer(
  path: string,
  changes: Partial<EdgeConfig> = {},
  init: RequestInit = {},
): Promise<Response> {
  return createEdge(edgeConfig(changes)).request(new Request(`http://shop.example${path}`, init));
}
