import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, uncachedRendering, test, type RunningShop, type TestFixtures } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

const product = '/products/salmon-nigiri';
const post = '/blog/a-soup-that-starts-the-day-before';

test.use({ big: true });

const mostBytes = 60_000;
const mostElements = 3000;

/** Bytes of a document as a browser gets it. */
async function brotliBytes(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
  request(address, { headers }, (response) => {
    expect(response.headers['content-encoding']).toBe('br');
    buffer(response).then(({ length }) => resolve(length), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** Elements of a rendered document before its scripts run. */
async function elementsOf(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  expect(html, `${address} is rendered`).toContain('<h1');
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
    html,
  );
}

const pages = [
  '/products',
  '/products?pages=40',
  '/',
  '/gallery',
  product,
  post,
  '/blog',
  '/faq',
  '/products?sort=price&pages=9',
];

type StartFurtherEdge = TestFixtures['startFurtherEdge'];

/** The address of a shop before the same provider, which asks it for pages of 100 items. */
async function startPaging(shop: RunningShop, startFurtherEdge: StartFurtherEdge): Promise<string> {
  const file = join(shop.dataDir, 'paging.json');
  writeFileSync(file, JSON.stringify({ paging: { size: 'page_size', items: 100 } }));
  const { url } = await startFurtherEdge({ ...shop.settings, ...uncachedRendering, PROVIDER_PROFILE: file });
  return url;
}

for (const way of ['whole', 'in pages'] as const)
  test(`documents stay small when the provider gives its lists ${way} [LST-01]`, async ({
    page,
    shop,
    startFurtherEdge,
  }) => {
    const url = way === 'whole' ? shop.url : await startPaging(shop, startFurtherEdge);
    const sizes: Record<string, readonly [bytes: number, elements: number]> = {};
    for (const path of pages)
      sizes[path] = [await brotliBytes(url + path), await elementsOf(page, url + path)];
    test.info().annotations.push({ type: 'bytes and elements', description: JSON.stringify(sizes) });
    for (const [path, [bytes, elements]] of Object.entries(sizes)) {
      expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(mostBytes);
      expect.soft(elements, `elements of ${path}`).toBeLessThanOrEqual(mostElements);
    }
  });

interface Offered {
  readonly name: string;
  readonly price: string;
  readonly stock: number;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Our Products' }).getByRole('listitem');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

async function products(provider: Provider, query = ''): Promise<readonly Offered[]> {
  return (await provider.call(`/products/products/?is_active=true${query}`)) as Offered[];
}

for (const way of ['whole', 'in pages'] as const)
  test(`order, filters, counts and search look at all products when they come ${way} [LST-03]`, async ({
    page,
    shop,
    provider,
    startFurtherEdge,
  }) => {
    test.slow();
    const url = way === 'whole' ? shop.url : await startPaging(shop, startFurtherEdge);
    const all = await products(provider);
    const inStock = all.filter(({ stock }) => stock > 0).length;
    await page.goto(`${url}/products`);
    await waitForHydration(page);
    const first = way === 'whole' ? `${all.length} products` : 'The first 48 products';
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    if (way === 'in pages')
      await expect(page.getByText('Loading all dishes to filter…').first()).toBeVisible();
    const box = page.getByRole('checkbox', { name: `In stock ${inStock}` });
    await box.click({ timeout: 60_000 });
    await expect(
      page.getByText(`${inStock} of ${all.length} products`, { exact: true }).first(),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(48);
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    const dearest = all
      .filter(({ stock }) => stock > 0)
      .toSorted((one, other) => Number(other.price) - Number(one.price));
    await expect.poll(() => names(page)).toEqual(dearest.slice(0, 48).map(({ name }) => name));

    const found = await products(provider, '&search=tuna+garden');
    await page.goto(`${url}/products?search=tuna+garden&sort=name`);
    await expect(page.getByText(`${found.length} products`, { exact: true })).toBeVisible();
  });

const top = (page: Page) => page.evaluate(() => scrollY);

test.describe('without fonts, which the next page may show for the first time', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });
  test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

  test('Back and a reload find the place and the steps of a long list [LST-04]', async ({ page }) => {
    await page.goto('/products');
    await waitForHydration(page);
    for (const count of [96, 144, 192]) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    await expect(page).toHaveURL(/pages=4/);
    const card = cards(page).nth(150);
    await card.scrollIntoViewIfNeeded();
    await quiet(page);
    const [name, place, before] = [
      await card.getByRole('heading').textContent(),
      await card.boundingBox(),
      await top(page),
    ];
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/products\/[a-z]/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(192);
    await expect.poll(() => top(page)).toBe(before);
    expect(await card.getByRole('heading').textContent()).toBe(name);
    expect(await card.boundingBox()).toEqual(place);
    await page.reload();
    await expect(cards(page)).toHaveCount(192);
    await expect.poll(() => card.boundingBox()).toEqual(place);
  });
});

test('reviews and pictures of a product come in steps, and its counts are of all [LST-05] [LST-06]', async ({
  page,
  provider,
}) => {
  const { review_count: count } = (await provider.call('/products/products/salmon-nigiri/')) as {
    review_count: number;
  };
  expect(count).toBe(2000);
  await page.goto(product);
  await waitForHydration(page);
  const reviews = page
    .locator('#reviews')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') });
  await expect(page.getByText('2000 reviews', { exact: true })).toBeVisible();
  await expect(reviews).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(reviews).toHaveCount(40);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(24);
  await page.getByRole('button', { name: 'More of 300 pictures' }).click();
  await expect(pictures).toHaveCount(48);
  await page.reload();
  await expect(reviews).toHaveCount(40);
  await expect(pictures).toHaveCount(48);
});
