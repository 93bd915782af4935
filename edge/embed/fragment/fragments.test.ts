import { beforeEach, expect, test, vi } from 'vitest';
import { releaseMark } from '@shop/shared/contracts';
import { renderedPage, renderingEdge, type FakeRender } from '../../testing/rendering.ts';

const page = (html: string, structuredData: readonly object[] = []): FakeRender => {
  return () => ({ ...renderedPage, html, meta: { title: 'Menu', structuredData } });
};
const fragmentOf = async (render: FakeRender, query = 'path=/products', remote = 'catalog') =>
  renderingEdge(render)(`/embed/${remote}/fragment?${query}`);
const htmlOf = async (html: string, query?: string) => (await fragmentOf(page(html), query)).text();

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

test('a page’s content is plain HTML with whole addresses, for any origin and for a minute [FRG-01]', async () => {
  const answer = await fragmentOf(
    page(
      `<header><a href="/">Umi</a></header><main class="x"><div style="color:red"><h1 id="t">Menu</h1><p class="y">Rolled <b onclick="x()">today</b></p></div>
<ul><li><a class="card" href="/products/eel" target="_blank"><img src="${releaseMark('catalog')}eel.webp" alt="Eel" width="9" height="9" style="x"></a></li></ul></main><footer>Foot</footer>`,
    ),
  );
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
  });
  expect(await answer.text()).toBe(`<h2>Menu</h2><p>Rolled <b>today</b></p>
<ul><li><a href="http://shop.example/products/eel"><img src="http://shop.example/releases/catalog/c1/eel.webp" alt="Eel" width="9" height="9" loading="lazy"></a></li></ul>
`);
});

test('headings begin at the level that is asked for, and keep their order [FRG-02]', async () => {
  const html = '<main><h1>Menu</h1><h2>Maki</h2><h4>Eel</h4></main>';
  expect(await htmlOf(html)).toBe('<h2>Menu</h2><h3>Maki</h3><h5>Eel</h5>\n');
  expect(await htmlOf(html, 'path=/products&heading=4')).toBe('<h4>Menu</h4><h5>Maki</h5><h6>Eel</h6>\n');
  expect(await htmlOf(html, 'path=/products&heading=9')).toContain('<h2>Menu</h2>');
});

test('controls, scripts, icons, other documents and what is hidden are left out; texts of boxes become paragraphs [FRG-01]', async () => {
  const html = `<main><button>Add</button><form><input value="x"></form><svg><path d=""></path></svg><script>x()</script>
<iframe src="https://maps.example/"></iframe><p hidden>Hidden</p><span aria-hidden="true">Decoration</span><div><div>Loose <em>text</em></div></div><p></p><span>$9.00</span></main>`;
  expect((await htmlOf(html)).replaceAll('\n', '')).toBe('<p>Loose <em>text</em></p> $9.00');
});

test('a picture that waits for script is the one that browsers without it show [FRG-01]', async () => {
  const html =
    '<main><img src="data:image/gif;base64,x" alt="Eel"><noscript><img src="/eel.webp" alt="Eel"></noscript></main>';
  expect(await htmlOf(html)).toBe('<img src="http://shop.example/eel.webp" alt="Eel" loading="lazy">\n');
});

test('words of two boxes stay apart, and a link around a heading is no paragraph [FRG-01]', async () => {
  const card =
    '<main><ul><li><a href="/products/eel"><span>Maki</span><h2>Eel</h2><span>Vegan</span><span>$9</span></a></li></ul></main>';
  expect(await htmlOf(card)).toBe(
    '<ul><li><a href="http://shop.example/products/eel"> Maki <h2>Eel</h2> Vegan  $9 </a></li></ul>\n',
  );
});

test('links within the page, and to pages about the one who looks, are left out [FRG-01]', async () => {
  const html =
    '<main><p>One <a href="/products#two">Link to this</a><a href="/login?redirect=/products">Log in</a><a href="/products/eel#c">Two</a><a href="https://map.example/">Map</a></p></main>';
  expect(await htmlOf(html)).toBe(
    '<p>One <a href="http://shop.example/products/eel&#035;c">Two</a><a href="https://map.example/">Map</a></p>\n',
  );
});

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:http://other.example/x',
  'intent://x',
])('a link by %j leads nowhere [FRG-05]', async (address) => {
  expect(await htmlOf(`<main><a href="${address}">Broken</a></main>`)).toBe('<p><a>Broken</a></p>\n');
});

test('links lead to the web, by mail and to a telephone [FRG-05]', async () => {
  const html =
    '<p><a href="https://map.example/">A</a><a href="mailto:a@shop.example">B</a><a href="tel:+123">C</a></p>';
  expect(await htmlOf(`<main>${html}</main>`)).toBe(`${html.replace('@', '&#064;')}\n`);
});

test('a picture is from the web [FRG-05]', async () => {
  expect(await htmlOf('<main><p>A<img src="ftp://a.example/x.png" alt="Eel"></p></main>')).toBe(
    '<p>A<img alt="Eel" loading="lazy"></p>\n',
  );
});

test('a link that is no address has none [FRG-01]', async () => {
  expect(await htmlOf('<main><a href="http://[">Broken</a></main>')).toBe('<p><a>Broken</a></p>\n');
});

test('has the page’s structured data, with whole addresses [FRG-03]', async () => {
  const answer = await fragmentOf(
    page('<main><p>Eel</p></main>', [{ '@type': 'Product', url: '/products/eel' }]),
  );
  expect(await answer.text()).toBe(
    '<p>Eel</p>\n<script type="application/ld+json">{"@type":"Product","url":"http://shop.example/products/eel"}</script>\n',
  );
});

test.each([
  ['another area’s page', 'path=/blog', 'catalog'],
  ['an unknown page', 'path=/nowhere', 'catalog'],
  ['a page about the one who looks', 'path=/cart', 'account-cart'],
  ['no path', '', 'blog'],
  ['an address elsewhere', 'path=https://elsewhere.example/products', 'blog'],
])('%s is not found [FRG-04]', async (_, query, remote) => {
  expect((await fragmentOf(page('<main>x</main>'), query, remote)).status).toBe(404);
});

test('a page that does not exist is not found; one that cannot be rendered says when to ask again [FRG-04]', async () => {
  expect((await fragmentOf(() => ({ ...renderedPage, status: 404 }))).status).toBe(404);
  for (const render of [
    () => ({ ...renderedPage, status: 503 }),
    () => {
      throw new Error('The provider is down.');
    },
  ] satisfies FakeRender[]) {
    const answer = await fragmentOf(render);
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
  }
});

test('a page of more than a million characters is not read [SEC-47]', async () => {
  const html = (letters: number) => `<main><p>${'a'.repeat(letters)}</p></main>`;
  expect((await fragmentOf(page(html(900_000)))).status).toBe(200);
  expect((await fragmentOf(page(html(1_000_000)))).status).toBe(503);
});

test('what somebody has written is nothing that a template engine would run [FRG-06]', async () => {
  const written = '{{ site.key }} {% include x %} {x} [shop] \\"{{ $& }}\\';
  const attribute = written.replaceAll('"', '&quot;');
  const html = `<main><p>${written}</p><img src="/a.webp" alt="${attribute}"></main>`;
  const thing = { name: written, review: [{ [written]: { a: { b: [] } } }] };
  const text = await (await fragmentOf(page(html, [thing]))).text();
  expect(text).toContain('<p>&#123;&#123; site.key &#125;&#125; &#123;&#037; include x &#037;&#125;');
  expect(text).not.toMatch(/\{[{%x]|%\}|\[\w/);
  const [, json = ''] = /<script[^>]*>([^]*)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(thing);
});

test('nor one that knows what it runs by a sign in front of a word, or of a line [FRG-06]', async () => {
  const written = 'Good.\n% if run():\n@php(run()) @(run()) #set($x = 1) $x.run() a@umi.example $28';
  const html = `<main><p>${written}</p><img src="/a%20b.webp" alt="${written}"></main>`;
  const thing = { '@type': 'Review', reviewBody: written };
  const text = await (await fragmentOf(page(html, [thing]))).text();
  expect(text.replaceAll(/&#\d+;|"@type":/g, '')).not.toMatch(/[@#%]|\$(?!28)/);
  expect(text).toContain('src="http://shop.example/a&#037;20b.webp"');
  const [, json = ''] = /<script[^>]*>([^]*)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(thing);
});
