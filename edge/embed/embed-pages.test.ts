import { expect, test } from 'vitest';
import { answer, filesOf, jsonScript, tagsOf } from '../testing/fixture.ts';

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

test('shop.js has the code of an area that can load the files of all [SEC-153]', async () => {
  const files = filesOf({
    'embed/catalog/c1/tables.json': '[{"files":[]}]',
    'embed/catalog/c1/shop-loader.js': 'earlier();',
    'embed/blog/b1/tables.json': '[{"files":[],"inTurn":true}]',
    'embed/blog/b1/shop-loader.js': 'later();',
  });
  const embeds = new Map([
    ['catalog', { version: 'c1', loader: 'loader.js' }],
    ['blog', { version: 'b1', loader: 'loader.js' }],
  ]);
  const script = await (await answer('/embed/shop.js', { files, embeds })).text();
  expect(script).toMatch(/;\nlater\(\);$/);
  expect(script).toContain('const shopTables=[...[{"files":[]}],...[{"files":[],"inTurn":true}]]');
});
