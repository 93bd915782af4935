import { BootSchema } from '@shop/shared/contracts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answer, jsonScript, siteWith, tagsOf, textsOf } from '../testing/fixture.ts';

async function page(path: string, changes: Parameters<typeof answer>[1] = {}): Promise<string> {
  return (await answer(path, changes)).text();
}

const descriptions = (html: string) =>
  tagsOf(html, 'meta').filter((tag) => tag.includes('name="description"'));

describe('which address gets which status', () => {
  test.each([
    '/',
    '/products',
    '/products?search=%E0%A4%A',
    '/products/anything',
    '/products/%20',
    '/products/%ZZ',
    '/pr%6Fducts',
    '/blog/',
    '/test',
  ])('%s is a page', async (path) => {
    const response = await answer(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/nowhere',
    '/products/a/b',
    '/products%ZZ',
    '/pr%256Fducts',
    '/%',
    '//products',
    '/index.html',
  ])('%s is not, and gets the shell all the same', async (path) => {
    const response = await answer(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(tagsOf(html, 'script').at(-1)).toContain('src="/releases/host/h1/assets/main.js"');
  });
});

describe('what the site configuration says', () => {
  test('title and description', async () => {
    const html = await page('/products');
    expect(textsOf(html, 'title')).toEqual(['Umi']);
    expect(descriptions(html)).toEqual(['<meta name="description" content="Sushi by the harbour.">']);
  });

  test.each(['', null, undefined])('a description of %j falls back [STA-04]', async (description) => {
    const html = await page('/products', { site: siteWith({ site_description: description }) });
    expect(descriptions(html)).toEqual(['<meta name="description" content="A description for my site.">']);
  });

  test('hostile texts stay texts', async () => {
    const text = `</script><img src=x onerror="alert('1')">&amp;\u2028</title><!--shop:boot-->$&`;
    const site = siteWith({ site_title: text, site_description: text });
    const html = await page('/products', { site });
    const escaped =
      '&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;\u2028&lt;/title&gt;&lt;!--shop:boot--&gt;$&amp;';
    expect(textsOf(html, 'title')).toEqual([escaped]);
    expect(descriptions(html)).toEqual([`<meta name="description" content="${escaped}">`]);
    expect(tagsOf(html, 'img')).toEqual([]);
    expect(tagsOf(html, 'script')).toHaveLength(8);
    const [boot = ''] = textsOf(html, 'script', ' type="application/json" id="shop-boot"');
    expect(boot).not.toMatch(/[<\u2028\u2029]/);
    expect(jsonScript(html, 'shop-boot')).toMatchObject({ site: { site_title: text } });
  });
});

test('the boot record is what the shell reads, and no more than that', async () => {
  const html = await page('/products', { site: siteWith({ social_media_links: [1], secret: 'sesame' }) });
  const record = jsonScript(html, 'shop-boot');
  expect(JSON.stringify(record)).not.toContain('sesame');
  const boot = v.parse(BootSchema, record);
  expect(boot.site).toMatchObject({ title: 'Umi', tenant: 7, favicon: null });
  expect(boot.provider).toEqual({
    apiBase: 'https://api.example/v1',
    backendHost: 'https://pictures.example',
    tenantHeader: 'X-Tenant-ID',
    loginField: 'login_id',
    paths: {},
  });
  expect(Object.keys(boot.discovery.microFrontends)).toEqual(['catalog', 'blog']);
});

test('the demo page makes no call and needs the shell alone', async () => {
  const html = await page('/test');
  expect(html).not.toContain('shop-early');
  const preloads = tagsOf(html, 'link').filter((tag) => tag.includes('modulepreload'));
  expect(preloads.every((tag) => tag.includes('/releases/host/'))).toBe(true);
});

test('the entry of the shell is checked', async () => {
  const html = await page('/products');
  expect(tagsOf(html, 'script').at(-1)).toBe(
    '<script type="module" crossorigin src="/releases/host/h1/assets/main.js" integrity="sha384-host">',
  );
});

test.each([
  ['/products', 'cards'],
  ['/products/a', 'detail'],
  ['/blog', 'text'],
  ['/nowhere', 'text'],
  ['/test', 'none'],
])('%s begins as a skeleton of %s', async (path, skeleton) => {
  expect(await page(path)).toContain(`data-page="${skeleton}"`);
});

test('styles come before the early calls, and those before the code', async () => {
  const html = await page('/products');
  const order = [
    '<style>',
    'id="shop-early"',
    'tenantHeader:',
    'rel="modulepreload"',
    'id="shop-boot"',
    'type="module"',
  ];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('fonts of the critical styles point into the release of the shell', async () => {
  const [fonts] = textsOf(await page('/products'), 'style');
  expect(fonts).toBe('@font-face{src:url(/releases/host/h1/fonts/petrona.1a2b.woff2) format("woff2")}');
});
