import { Script } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReleaseDamaged } from '../node/release-damaged.ts';
import type { Files } from '../releases/edge-config.ts';
import { answer, edgeConfig, filesOf, jsonScript, tagsOf } from '../testing/fixture.ts';
import type { LoaderTables } from './loader-tables.ts';
import { createWidgetScripts } from './widget-scripts.ts';

test('the configurator has a policy without exceptions, which its own markup meets', async () => {
  const response = await answer('/embed/');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toContain("connect-src 'self' https://api.example");
  expect(policy).toContain("img-src 'self' data: https://pictures.example");
  const html = await response.text();
  expect(tagsOf(html, 'style')).toEqual([]);
  expect(html).not.toMatch(/\s(?:style|on\w+)\s*=/i);
  expect(html).toContain('<option value="shop-menu">');
  expect(tagsOf(html, 'script')).toContain('<script type="module" src="/embed/catalog.js">');
});

test.each([
  '/',
  '/products',
  '/nowhere',
  '/embed/',
  '/embed/catalog.js',
  '/embed/shop-classic.js',
  '/embed/custom-elements.json',
  '/embed/elements.d.ts',
  '/discovery.json',
  '/payment/away',
  '/payment/back',
])('with SITE_URL nothing of %s names the host that was asked [SEC-18]', async (path) => {
  const files = filesOf({ 'embed/catalog/c1/loader.js': 'loader' });
  const response = await answer(path, { siteUrl: 'https://umi.example', files });
  const headers = JSON.stringify([...response.headers]);
  expect(await response.text()).not.toContain('shop.example');
  expect(headers).not.toContain('shop.example');
});

test('the lines of the configurator name the origin of SITE_URL [SEC-18]', async () => {
  const html = await (await answer('/embed/', { siteUrl: 'https://umi.example' })).text();
  expect(jsonScript(html, 'data')).toMatchObject({ shop: { storefrontUrl: 'https://umi.example' } });
});

test('every field of the configurator has a name', async () => {
  const html = await (await answer('/embed/')).text();
  const ids = [...html.matchAll(/<(?:input|select) id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids)
    expect(
      html.includes(`for="${id}"`) || html.includes(`<label class="flag"><input type="checkbox" id="${id}"`),
    ).toBe(true);
});

test('gives types and a manifest of all elements, readable from anywhere', async () => {
  const types = await answer('/embed/elements.d.ts');
  const manifest = await answer('/embed/custom-elements.json');
  for (const response of [types, manifest])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const text = await types.text();
  const { schemaVersion, modules } = (await manifest.json()) as {
    schemaVersion: string;
    modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[];
  };
  expect(schemaVersion).toBe('2.1.0');
  const declared = modules.flatMap(({ declarations }) => declarations);
  expect(declared.map(({ tagName }) => tagName)).toEqual(['shop-menu', 'shop-product']);
  for (const { tagName, attributes } of declared) {
    expect(attributes.map(({ name }) => name)).toContain('api-base');
    expect(text).toContain(`'${tagName}': `);
  }
});

test('other addresses below /embed are files or nothing', async () => {
  expect((await answer('/embed')).headers.get('Location')).toBe('/embed/');
  expect((await answer('/embed/nothing.txt')).status).toBe(404);
});

const embeds = new Map([
  ['catalog', { version: 'c1', loader: 'loader.js' }],
  ['blog', { version: 'b1', loader: 'loader.js' }],
]);

const tablesOf = (tag: string, changes: object = {}) => {
  const kind = { path: '/', early: [], files: [0], loading: [] };
  const file = ['vendor/elements.js', 'sha256-elements'];
  return JSON.stringify([{ elements: file, files: [file], widgets: { [tag]: kind }, ...changes }]);
};

test('shop.js has the code of an area that can load the files of all [SEC-153]', async () => {
  const files = filesOf({
    'embed/catalog/c1/tables.json': tablesOf('shop-menu'),
    'embed/catalog/c1/shop-loader.js': 'earlier();',
    'embed/blog/b1/tables.json': tablesOf('shop-blog', { inTurn: true }),
    'embed/blog/b1/shop-loader.js': 'later();',
  });
  const script = await (await answer('/embed/shop.js', { files, embeds })).text();
  expect(script).toMatch(/;\nlater\(\);$/);
  expect(script).toMatch(/const shopTables=\[\{.*"shop-menu".*\},\{.*"shop-blog".*"inTurn":true.*\}\];/);
});

test.each([
  ['damaged', undefined],
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['a list of something else', '[null]'],
  ['of an element without files', '[{"elements":["a.js",""],"files":[],"widgets":{"shop-blog":{}}}]'],
  ['of an element whose name is no selector', tablesOf('shop-blog[')],
  ['of no element', tablesOf('shop-blog', { widgets: {} })],
])('an area whose table is %s takes no other elements out of shop.js [SEC-148]', async (what, table) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const texts = filesOf({
    'embed/blog/b1/shop-loader.js': 'own();',
    'embed/catalog/c1/tables.json': tablesOf('shop-menu'),
    'embed/catalog/c1/shop-loader.js': 'own();',
    ...(table !== undefined && { 'embed/blog/b1/tables.json': table }),
  });
  let reads = 0;
  const files: Files = {
    async read(directory, file, acceptEncoding) {
      const isTable = directory === 'embed/blog/b1' && file === 'tables.json';
      if (isTable) reads += 1;
      if (isTable && table === undefined) throw new ReleaseDamaged('tables.json is not what was published');
      return texts.read(directory, file, acceptEncoding);
    },
  };
  let time = 0;
  const scripts = createWidgetScripts(edgeConfig({ files, embeds }), () => time);
  const text = async () => new TextDecoder().decode((await (await scripts('shop'))?.encoded(''))?.body);
  const script = await text();
  const tables = JSON.parse(/const shopTables=(.*);\nown/s.exec(script)?.[1] ?? '') as LoaderTables;
  expect(tables.flatMap(({ widgets }) => Object.keys(widgets))).toEqual(['shop-menu']);
  // What was wrong may have been the store's answer.
  await text();
  time = 60_000;
  await text();
  const times = what === 'of no element' ? 0 : 2;
  expect(told).toHaveBeenCalledTimes(times);
  expect(reads).toBe(Math.max(1, times));
});

test('an area whose table is nested as deep as no browser reads is left out of shop.js [SEC-167]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const deep = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`) as object;
  const files = filesOf({
    'embed/catalog/c1/tables.json': tablesOf('shop-menu'),
    'embed/catalog/c1/shop-loader.js': 'shopTables;',
    'embed/blog/b1/tables.json': tablesOf('shop-blog', { deep }),
    'embed/blog/b1/shop-loader.js': 'shopTables;',
  });
  const scripts = createWidgetScripts(edgeConfig({ files, embeds }));
  const script = new TextDecoder().decode((await (await scripts('shop'))?.encoded(''))?.body);
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain('shop-menu');
  expect(script).not.toContain('shop-blog');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    '/embed/shop.js is without the elements of blog: has more than 20 levels',
  );
});

test('a store that fails leaves no area out of shop.js: it is made for the next who asks [SEC-148]', async () => {
  let isAway = true;
  const texts = filesOf({
    'embed/catalog/c1/tables.json': tablesOf('shop-menu'),
    'embed/catalog/c1/shop-loader.js': 'own();',
    'embed/blog/b1/tables.json': tablesOf('shop-blog'),
    'embed/blog/b1/shop-loader.js': 'own();',
  });
  const files: Files = {
    async read(directory, ...rest) {
      if (isAway && directory === 'embed/blog/b1') throw new Error('the store is away');
      return texts.read(directory, ...rest);
    },
  };
  const scripts = createWidgetScripts(edgeConfig({ files, embeds }));
  await expect(scripts('shop')).rejects.toThrow('the store is away');
  isAway = false;
  const made = await (await scripts('shop'))?.encoded('');
  expect(new TextDecoder().decode(made?.body)).toMatch(/"shop-menu".*"shop-blog"/);
});

test.each([
  ['tables.json', tablesOf('shop-blog', { isOfPieces: 'x'.repeat(200_000) })],
  ['shop-loader.js', `//${'x'.repeat(200_000)}`],
])('an area whose %s has more than 200 kB is left out of shop.js [SEC-160]', async (name, text) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const files = filesOf({
    'embed/catalog/c1/tables.json': tablesOf('shop-menu'),
    'embed/catalog/c1/shop-loader.js': 'own();',
    'embed/blog/b1/tables.json': tablesOf('shop-blog'),
    'embed/blog/b1/shop-loader.js': 'own();',
    [`embed/blog/b1/${name}`]: text,
  });
  const scripts = createWidgetScripts(edgeConfig({ files, embeds }));
  const script = new TextDecoder().decode((await (await scripts('shop'))?.encoded(''))?.body);
  expect(script).toContain('shop-menu');
  expect(script).not.toContain('shop-blog');
  expect(told).toHaveBeenCalledExactlyOnceWith(
    `/embed/shop.js is without the elements of blog: ${name} has more than 200000 bytes`,
  );
});

test('nor is a script of an area made of a file of more than 200 kB [SEC-160]', async () => {
  const files = filesOf({ 'embed/blog/b1/loader.js': 'x'.repeat(200_001) });
  const scripts = createWidgetScripts(edgeConfig({ files, embeds }));
  await expect(scripts('blog')).rejects.toThrow('loader.js has more than 200000 bytes');
});
