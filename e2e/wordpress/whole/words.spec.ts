import type { ServerResponse } from 'node:http';
import { startLocalServer } from '../../local-server.ts';
import { expect } from '../../fixtures.ts';
import { block, test } from '../site-test.ts';

const textOf = async (address: string) => (await fetch(address)).text();

test.afterAll(({ site }) => {
  const ours = site
    .complaints()
    .split('\n')
    .filter((line) => line.includes('sushi-shop'));
  expect(ours, 'what PHP complains of').toEqual([]);
});

test('the words of a page are in WordPress’ own HTML, by block and by shortcode [WPR-01]', async ({
  shop,
  configure,
  publish,
}) => {
  configure();
  const address = publish(
    `${block({ element: 'shop-menu', category: 'maki' })}\n\n[shop_dish slug="salmon-nigiri" heading="3"]\n\n[shop_cart]\n\nFor [shop_price slug="nigiri-selection"]$28.00[/shop_price] a box.`,
  );
  const html = await textOf(address);
  const [, menu = ''] = /<shop-menu ([^]*?)<\/shop-menu>/.exec(html) ?? [];
  expect(menu).toMatch(/^look="page" category="maki" style="display:block;min-height:100vh"><h2>/);
  expect(menu).toContain(`<a href="${shop.url}/products/`);
  expect(menu).toMatch(/\$\d+\.\d\d/);
  expect(html).toMatch(/<shop-product look="page" slug="salmon-nigiri"[^>]*><p>[^]*?<h3>Salmon nigiri<\/h3>/);
  expect(html).toContain('"@type":"Product"');
  expect(html).toMatch(new RegExp(`<shop-cart[^>]*><p><a href="${shop.url}/cart">Cart</a></p></shop-cart>`));
  expect(html).toContain('For <shop-price look="page" slug="nigiri-selection">$28.00</shop-price> a box.');
  expect(html).not.toMatch(/\[shop_/);
});

test('kept words stay while the shop is down, and it is asked once a minute [WPR-02]', async ({
  shop,
  site,
  configure,
  publish,
}) => {
  let isDown = false;
  let requests = 0;
  const forward = async (path: string, response: ServerResponse) => {
    const answer = await fetch(shop.url + path);
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type }).end(await answer.text());
  };
  const proxy = await startLocalServer((request, response) => {
    requests += 1;
    if (isDown) return void response.writeHead(503, { 'Content-Type': 'text/html' }).end('Down');
    return void forward(request.url ?? '', response);
  });
  configure({ storefront: proxy.url });
  const address = publish('[shop_menu category="temaki"]');
  const words = /<shop-menu[^>]*><h2>[^]*<\/h2>/;
  expect(await textOf(address)).toMatch(words);
  await textOf(address);
  expect(requests, 'two visits').toBe(1);

  isDown = true;
  site.call('make_stale');
  expect(await textOf(address)).toMatch(words);
  expect(await textOf(address)).toMatch(words);
  expect(requests, 'two visits while it is down').toBe(2);
  await proxy.close();
  site.call('make_stale');
  expect(await textOf(address), 'nothing listens').toMatch(words);
});

test('a page that the shop does not have, or no shop at all, leaves a link [WPR-02]', async ({
  configure,
  publish,
}) => {
  configure({ storefront: 'http://localhost:9' });
  expect(await textOf(publish('[shop_faq]'))).toContain(
    '<p><a href="http://localhost:9/faq">Questions</a></p></shop-faq>',
  );
  configure();
  expect(await textOf(publish('[shop_dish slug="no-such-dish"]'))).toMatch(
    /<a href="[^"]*\/products\/no-such-dish">Dish<\/a>/,
  );
});

test('of a storefront that was taken over no script, style or strange address gets into the page [WPR-03]', async ({
  configure,
  publish,
}) => {
  const hostile = `<h2 onclick="hostile()" style="position:fixed">Menu</h2><script>hostile()</script><SCRIPT type="application/ld+json">hostile()</SCRIPT >
<img src="x.png" onerror="hostile()"><a href="javascript:hostile()">One</a><a href="data:text/html,hostile">Two</a><iframe src="//hostile.example"></iframe>
</shop-menu><form action="//hostile.example"><input name="hostile"></form><svg onload="hostile()"></svg><style>*{hostile:1}</style>
<script type="application/ld+json">{"name":"<\\/script><b>","x":"<!--"}</script><script type="application/ld+json">hostile()</script>`;
  const server = await startLocalServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(hostile);
  });
  configure({ storefront: server.url });
  const html = await textOf(publish('[shop_menu]'));
  await server.close();
  const [, inside = ''] = /<shop-menu[^>]*>([^]*?)<\/shop-menu>/.exec(html) ?? [];
  expect(inside).toContain('<h2>Menu</h2>');
  // WordPress writes an attribute of its own, with some themes.
  const tags = inside.replaceAll(' decoding="async"', '').match(/<[^>]*>/g);
  expect(tags).toEqual([
    '<h2>',
    '</h2>',
    '<img src="x.png">',
    '<a href="hostile()">',
    '</a>',
    '<a href="text/html,hostile">',
    '</a>',
    '<script type="application/ld+json">',
    '</script>',
  ]);
  expect(html).toContain('{"name":"\\u003C/script\\u003E\\u003Cb\\u003E","x":"\\u003C!--"}');
});

test('what somebody has written into a review is no shortcode of the site, by block and by shortcode [WPR-10]', async ({
  configure,
  publish,
}) => {
  const written = '[audio src=\\"https://hostile.example/a.mp3\\"] [[shop_cart]] [shop_cart]';
  const hostile = `<p>It says ${written.replaceAll('\\', '')}</p><img src="x.png" alt="[shop_faq]">
<script type="application/ld+json">{"@type":"Product","review":["${written}"]}</script>`;
  const server = await startLocalServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(hostile);
  });
  configure({ storefront: server.url });
  const address = publish(`${block({ element: 'shop-menu' })}\n\n[shop_menu category="maki"]\n\n[shop_cart]`);
  const html = await textOf(address);
  await server.close();
  expect(html.match(/<shop-\w+/g)).toEqual(['<shop-menu', '<shop-menu', '<shop-cart']);
  expect(html).not.toContain('<audio');
  const menus = html.match(/<shop-menu[^]*?<\/shop-menu>/g) ?? [];
  for (const menu of menus) {
    expect(menu).not.toMatch(/\[\w/);
    expect(menu).toContain('&#091;audio src=');
    expect(menu).toContain('alt="&#091;shop_faq&#093;"');
    const [, json = ''] = /<script[^>]*>([^]*)<\/script>/.exec(menu) ?? [];
    const said = written.replaceAll('\\', '');
    expect(JSON.parse(json)).toEqual({ '@type': 'Product', review: [said] });
  }
});

test('an address that stands in words is not embedded, nor fetched, also not in a part of a template [WPR-11]', async ({
  site,
  configure,
  publish,
}) => {
  const other = publish('Of somebody else', 'Elsewhere');
  const server = await startLocalServer((_, response) => {
    const hostile = `<p>${other}</p>\n${other}\n<p><a href="${other}">It</a>: ${other}</p>`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(hostile);
  });
  configure({ storefront: server.url });
  // The site has one theme for all tests; a part belongs to one.
  site.call('switch_theme', 'twentytwentythree');
  const part = site.call('wp_insert_post', {
    post_type: 'wp_template_part',
    post_name: 'corner',
    post_title: 'Corner',
    post_content: `${block({ element: 'shop-menu' })}[shop_menu category="maki"]`,
    post_status: 'publish',
  });
  site.call('wp_set_object_terms', part, 'twentytwentythree', 'wp_theme');
  const html = await textOf(
    publish('<!-- wp:template-part {"slug":"corner","theme":"twentytwentythree"} /-->'),
  );
  await server.close();
  const menus = html.match(/<shop-menu[^]*?<\/shop-menu>/g) ?? [];
  expect(menus).toHaveLength(2);
  for (const menu of menus) {
    expect(menu).not.toMatch(/<iframe|<blockquote/);
    expect(menu).toContain(`<a href="${other}">It</a>: ${other.replace('://', '&#058;//')}</p>`);
  }
});

test('a request that asks for JSON gets the script, too: a cache would keep a page without it [WPR-04]', async ({
  configure,
  publish,
}) => {
  configure();
  const address = publish('[shop_cart]');
  for (const name of ['Accept', 'Content-Type']) {
    const answer = await fetch(address, { headers: { [name]: 'application/json' } });
    expect(await answer.text()).toContain('/embed/shop.js');
  }
});

test('the script is on pages with an element alone, once and as a module; a pinned one has its hash [WPR-04]', async ({
  shop,
  configure,
  publish,
}) => {
  configure();
  const scripts = (html: string) => html.match(/<script[^>]*\/embed\/[^>]*>/g) ?? [];
  expect(scripts(await textOf(publish('Nothing of the shop')))).toEqual([]);
  const address = publish(`${block({ element: 'shop-faq' })}[shop_cart][shop_menu]`);
  expect(scripts(await textOf(address))).toEqual([
    `<script type="module" src="${shop.url}/embed/shop.js" id="sushi-shop-0-js">`,
  ]);
  const pin = `${shop.url}/embed/catalog@1a2b3c.js sha384-${'A'.repeat(64)}`;
  configure({ pinned: pin, api_base: shop.apiBase, tenant: '7' });
  const html = await textOf(address);
  expect(scripts(html)).toEqual([
    `<script type="module" src="${shop.url}/embed/catalog@1a2b3c.js" id="sushi-shop-0-js" integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous">`,
  ]);
  expect(html).toContain(`<shop-faq look="page" api-base="${shop.apiBase}" tenant="7"`);
});
