import { ProviderSettingsSchema, type Release } from '@shop/shared/contracts';
import * as v from 'valibot';
import { createEdge } from '../http/app.ts';
import { type EdgeConfig, type Files, SiteRecordSchema } from '../releases/edge-config.ts';
import { shopOfOneSet } from '../releases/shop.ts';

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
  elements: {
    'shop-menu': {
      path: '/products?category={category}',
      shows: 'The product list.',
      attributes: { category: 'Slug of the category.' },
    },
    'shop-product': { path: '/products/{slug}', shows: 'One product.', attributes: { slug: 'Its slug.' } },
  },
  version: 'c1',
  entry: 'remoteEntry.js',
  integrity: 'sha384-catalog',
  integrityManifest: { file: 'integrity.js', integrity: 'sha256-catalog' },
  files: {
    'remoteEntry.js': 'sha256-entry',
    'assets/area.js': 'sha256-area',
    'assets/product.js': 'sha256-product',
  },
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
  elements: {},
  version: 'b1',
  integrity: 'sha384-blog',
  // Built before there were manifests.
  integrityManifest: undefined,
  files: undefined,
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
      contracts: ['1.0'],
      entry: 'assets/main.js',
      integrity: 'sha384-host',
      integrityManifest: { file: 'integrity.js', integrity: 'sha256-host' },
      files: { 'assets/react.js': 'sha256-react', 'assets/hydrate.js': 'sha256-hydrate' },
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
      '@layer pages{@media (scripting:none){.note{color:red}.boot{display:none}}}' +
      '@layer pages.notice{.notice{top:0}@media print{.notice{display:none}}}',
    areas: new Map([
      ['catalog', catalog],
      ['blog', blog],
    ]),
    areaOrigins: {},
    embeds: new Map([['catalog', { version: 'c1', loader: 'loader.js' }]]),
    styles: new Map(),
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
  host = 'shop.example',
): Promise<Response> {
  return createEdge(shopOfOneSet(edgeConfig(changes), undefined)).request(
    new Request(`http://${host}${path}`, init),
  );
}

/** Texts of the elements of a kind, by their markup; what they may hold does not contain their own end. */
export function textsOf(html: string, element: string, attributes = '[^>]*'): string[] {
  const pattern = new RegExp(`<${element}${attributes}>([\\s\\S]*?)</${element}\\s*>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** Whole start tags of an element, in the order of the document. */
export function tagsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

/** The value behind the JSON script with the given id. */
export function jsonScript(html: string, id: string): unknown {
  const [text = ''] = textsOf(html, 'script', ` type="application/json" id="${id}"`);
  return JSON.parse(text);
}
