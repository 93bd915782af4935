import { expect, test } from '../fixtures.ts';
import { renderedAddresses, routeAddresses } from './routes.ts';

const product = '/products/salmon-nigiri';
const post = '/blog/a-soup-that-starts-the-day-before';

const get = async (address: string) => (await fetch(address)).text();
const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

/** The objects of structured data by type. */
function things(html: string): Map<string, Record<string, unknown>> {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const found = texts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return new Map(found.map((thing) => [String(thing['@type']), thing]));
}

test('the sitemap has products, categories, posts and pages, with dates; each is there and canonical [SEO-02]', async ({
  shop,
}) => {
  const robots = await get(`${shop.url}/robots.txt`);
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${shop.url}/sitemap.xml`);
  const sitemap = await get(address);
  const pages = addressesIn(sitemap);
  for (const path of [
    '/',
    '/products',
    '/products?category=maki',
    product,
    '/gallery',
    '/blog',
    post,
    '/faq',
  ])
    expect(pages).toContain(shop.url + path);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => /cart|login|orders|search=/.test(page))).toEqual([]);
  expect(sitemap).toMatch(new RegExp(`<loc>${shop.url}${product}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  expect(sitemap).toContain(`<loc>${shop.url}${post}</loc><lastmod>2024-03-05T`);
  for (const page of [pages[0], pages.find((each) => each.includes('category=')), pages.at(-1)]) {
    const response = await fetch(page ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${page}">`);
  }
});

test('while the provider is down the sitemap stays as it was, and is never an error [SEO-02]', async ({
  shop,
  provider,
  startFurtherEdge,
}) => {
  const before = await get(`${shop.url}/sitemap.xml`);
  await provider.fault({ match: { path: '/' }, kind: 'status', status: 500 });
  expect(await get(`${shop.url}/sitemap.xml`)).toBe(before);
  const { url } = await startFurtherEdge(shop.settings);
  const response = await fetch(`${url}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(addressesIn(await response.text())).toContain(`${url}/products`);
});

test('every page for everybody says how it is to be found, every page of a customer that it is not [SEO-05]', async ({
  shop,
}) => {
  for (const { path, personal } of routeAddresses) {
    const html = await get(shop.url + path);
    const isHidden = personal || path.includes('search=');
    expect([path, contentOf(html, 'robots')]).toEqual([path, isHidden ? 'noindex' : undefined]);
    expect([path, html.includes('rel="canonical"')]).toEqual([path, !isHidden]);
  }
});

test('products, categories and posts have descriptions, pictures and types of their own [SEO-06, SEO-07]', async ({
  shop,
}) => {
  const site = contentOf(await get(`${shop.url}/faq`), 'description');
  const expected = [
    { path: product, type: 'product' },
    { path: '/products?category=maki', type: 'website' },
    { path: post, type: 'article' },
  ];
  for (const { path, type } of expected) {
    const html = await get(shop.url + path);
    const description = contentOf(html, 'description') ?? '';
    expect(description.length, path).toBeGreaterThan(10);
    expect(description).not.toBe(site);
    expect(contentOf(html, 'og:description')).toBe(description);
    expect([path, contentOf(html, 'og:type')]).toEqual([path, type]);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const picture = await fetch(contentOf(html, 'og:image') ?? '');
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  }
});

test('structured data has whole addresses, and says what each page is about [SEO-08..14]', async ({
  shop,
}) => {
  const expected: Readonly<Record<string, readonly string[]>> = {
    '/': ['Restaurant'],
    '/products': ['Menu'],
    '/products?category=maki': ['Menu', 'BreadcrumbList'],
    [product]: ['Product', 'BreadcrumbList'],
    [post]: ['BlogPosting', 'BreadcrumbList'],
    '/contact': ['Restaurant'],
    '/faq': ['FAQPage'],
  };
  for (const [path, types] of Object.entries(expected)) {
    const found = things(await get(shop.url + path));
    expect([path, [...found.keys()]]).toEqual([path, types]);
  }
  for (const { path } of renderedAddresses) {
    const json = JSON.stringify([...things(await get(shop.url + path)).values()]);
    expect(json, path).not.toMatch(/"(?:@id|url|item|image|hasMenu|logo)":"\//);
  }
  const { '@id': id } = things(await get(`${shop.url}/`)).get('Restaurant') ?? {};
  expect(id).toBe(`${shop.url}/#restaurant`);
});

test('the blog has a feed, which its pages name [SEO-15, SEO-16]', async ({ shop }) => {
  const html = await get(`${shop.url}/blog`);
  const address =
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(address).toBe(`${shop.url}/blog/feed.xml`);
  const response = await fetch(address);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain(`<id>${shop.url}${post}</id>`);
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThan(2);
});

test('llms.txt has the menu and the posts [SEO-17]', async ({ shop }) => {
  const text = await get(`${shop.url}/llms.txt`);
  expect(text).toMatch(/^# Umi\n\n> /);
  for (const section of ['## Categories', '## Menu', '## Blog']) expect(text).toContain(section);
  expect(text).toContain(`- [Salmon nigiri](${shop.url}${product})`);
});
