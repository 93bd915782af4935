import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';
import { jsonScript, tagsOf, textsOf } from '../testing/fixture.ts';
import { renderedPage, renderingEdge } from '../testing/rendering.ts';

const visit = renderingEdge(() => renderedPage);
const html = async (path: string, edge = visit) => (await edge(path)).text();

test('the page replaces the skeleton, with nothing beside it', async () => {
  const document = await html('/products');
  expect(document).toContain('<div id="shop"><main>Salmon</main></div>');
  expect(document).not.toMatch(/data-page|shop-early|<!--/);
  expect(textsOf(document, 'noscript')).toEqual(['It is off.']);
  expect(jsonScript(document, 'shop-hydration')).toEqual({ loaderData: { list: ['Salmon'] } });
  expect(jsonScript(document, 'shop-boot')).toMatchObject({ site: { tenant: 7 } });
});

test("nothing is painted until the header, or the page's first part, has arrived", async () => {
  const [head] = (await html('/products')).split('<body');
  expect(head).toContain('<link rel="expect" href="#content" blocking="render">');
  const long = '<main><ul><li>1</li><li id="first-paint">2</li></ul></main>';
  const [headOfList] = (
    await html(
      '/products',
      renderingEdge(() => ({ ...renderedPage, html: long })),
    )
  ).split('<body');
  expect(headOfList).toContain('<link rel="expect" href="#first-paint" blocking="render">');
});

test('the first pictures are preloaded in the head', async () => {
  const link = '<link rel="preload" as="image" href="https://pictures.example/a.webp" fetchPriority="high"/>';
  const edge = renderingEdge(() => ({ ...renderedPage, html: `${link}${link}<main>a > b</main>` }));
  const document = await html('/products', edge);
  expect(document).toContain('<div id="shop"><main>a > b</main></div>');
  expect(document.indexOf(link + link)).toBeLessThan(document.indexOf('<body'));
  const address = '<https://pictures.example/a.webp>; rel=preload; as=image; fetchpriority=high';
  expect((await edge('/products')).headers.get('Link')).toBe(`${address}, ${address}`);
});

test('files of an area have the address that its code uses in the browser', async () => {
  const edge = renderingEdge(() => ({
    ...renderedPage,
    html: '<img src="/@release/catalog/assets/hero.webp">',
  }));
  expect(await html('/products', edge)).toContain(
    '<img src="http://shop.example/releases/catalog/c1/assets/hero.webp">',
  );
});

test('what search engines and previews read', async () => {
  const things = [{ '@type': 'Product', name: 'Salmon', image: ['https://pictures.example/a.webp'] }];
  const meta = { title: 'Salmon', description: 'Fresh.', structuredData: things };
  const edge = renderingEdge(() => ({ ...renderedPage, meta }));
  const document = await html('/products?utm_source=x&category=maki', edge);
  expect(textsOf(document, 'title')).toEqual(['Salmon']);
  expect(document).toContain('<meta name="description" content="Fresh.">');
  expect(document).toContain('<link rel="canonical" href="http://shop.example/products?category=maki">');
  expect(document).toContain('<meta property="og:title" content="Salmon">');
  expect(document).toContain('<meta property="og:image" content="https://pictures.example/a.webp">');
  const [thing = ''] = textsOf(document, 'script', ' type="application/ld\\+json"');
  expect(JSON.parse(thing)).toEqual(things[0]);
});

test('hostile texts stay texts', async () => {
  const text = `</script></title><img src=x onerror="alert('1')">\u2028<!--shop:boot-->$&`;
  const meta = { title: text, description: text, structuredData: [{ name: text }] };
  const edge = renderingEdge(() => ({ ...renderedPage, hydration: { text }, meta }));
  const document = await html('/products', edge);
  expect(tagsOf(document, 'img')).toEqual([]);
  expect(jsonScript(document, 'shop-hydration')).toEqual({ text });
  expect(tagsOf(document, 'script')).toHaveLength(8);
  expect(document).toContain('<title>&lt;/script&gt;');
});

describe('styles', () => {
  test('are those of the shell and of this page, each once, imports first', async () => {
    const [fonts, lasting, page] = textsOf(await html('/products'), 'style');
    expect(fonts).toBe('@font-face{src:url(/releases/host/h1/fonts/petrona.1a2b.woff2) format("woff2")}');
    expect(lasting).toBe(
      '@layer reset,tokens,base,components,pages;' +
        '@layer pages{@media (scripting:none){.note{color:red}.boot{display:none}}}' +
        '@layer pages.notice{.notice{top:0}@media print{.notice{display:none}}}',
    );
    expect(page).toBe(
      '@layer reset,tokens,base,components,pages;@layer reset{a{color:inherit}}.frame{color:red}' +
        '.card{background:url("/releases/catalog/c1/a.svg")}.list::after{content:"<\\/style>"}',
    );
  });

  test('are of the files that its elements use, whichever chunk has them; others come with the code [STA-12]', async () => {
    const css = (name: string) => ({ key: name, css: `@layer pages{.${name}_0a1b2c3d:hover{color:red}}` });
    const listed = { key: 'list', css: '.list_11111111>a{color:red}' };
    const edge = renderingEdge(
      () => ({
        ...renderedPage,
        html: '<main class="list_11111111 on"><p class="part_22222222">Salmon</p></main>',
      }),
      {
        styles: new Map([
          [
            'catalog',
            {
              'assets/deferred.js': [
                css('late'),
                { key: 'part', css: '.part_22222222{}' },
                { key: 'other', css: '.other{}' },
              ],
              'assets/list.js': [css('card'), listed, { key: 'old', css: '.old{}' }],
            },
          ],
        ]),
      },
    );
    const [, , page] = textsOf(await html('/products', edge), 'style');
    expect(page).toBe(
      '@layer reset,tokens,base,components,pages;.list_11111111>a{color:red}.old{}.part_22222222{}',
    );
  });

  test('are admitted by hash, and so are the scripts that capture early events and fetch the code', async () => {
    const response = await visit('/products');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const document = await response.text();
    const hashes = (texts: readonly string[]) =>
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
    const scripts = ['', ' type="importmap"'].flatMap((kind) => textsOf(document, 'script', kind));
    expect(scripts).toHaveLength(4);
    expect(scripts).toContain(inlineScripts.prepareRenderedDocument);
    expect(scripts).toContain(inlineScripts.startCode);
    const admitted = / script-src 'self' ([^;]*);/.exec(policy)?.[1]?.split(' ');
    expect(policy).toContain(`style-src 'self' ${hashes(textsOf(document, 'style'))};`);
    expect(admitted?.toSorted()).toEqual(hashes(scripts).split(' ').toSorted());
  });
});

test('code is preloaded after the page with low priority, without loaders that have run', async () => {
  const document = await html('/products/salmon');
  const links = tagsOf(document, 'link').filter((link) => /modulepreload|as="fetch"/.test(link));
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual([
    '/releases/host/h1/assets/main.js',
    '/releases/host/h1/assets/react.js',
    '/releases/host/h1/assets/hydrate.js',
    '/releases/catalog/c1/remoteEntry.js',
    '/releases/catalog/c1/assets/area.js',
    '/releases/catalog/c1/assets/product-page.js',
  ]);
  expect(links.every((link) => link.includes('fetchpriority="low"'))).toBe(true);
  expect(document.indexOf('rel="modulepreload"')).toBeGreaterThan(document.indexOf('</main>'));
});
