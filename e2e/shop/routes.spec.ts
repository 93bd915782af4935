import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';

interface Route {
  readonly path: string;
  readonly heading: string;
  /** A page with a link to the route, and where that link is. */
  readonly from: string;
  readonly link: string;
}

const catalog: Route[] = [
  { path: '/products', heading: 'Our Products', from: '/', link: 'main a[href="/products"]' },
  {
    path: '/products/tuna-nigiri',
    heading: 'Tuna nigiri',
    from: '/products',
    link: 'main a[href$="/tuna-nigiri"]',
  },
  { path: '/gallery', heading: 'Product Gallery', from: '/', link: 'a[href="/gallery"]' },
];
const blog: Route[] = [
  { path: '/blog', heading: 'Blog', from: '/', link: 'nav a[href="/blog"]' },
  {
    path: '/blog/seventy-degrees',
    heading: 'Seventy degrees',
    from: '/blog',
    link: 'main a[href$="/seventy-degrees"]',
  },
  { path: '/contact', heading: 'Contact Us', from: '/faq', link: 'main a[href="/contact"]' },
  { path: '/company-info', heading: 'About Umi', from: '/', link: 'a[href="/company-info"]' },
  { path: '/refund-policy', heading: 'Refund Policy', from: '/', link: 'footer a[href="/refund-policy"]' },
  { path: '/privacy-policy', heading: 'Privacy Policy', from: '/', link: 'footer a[href="/privacy-policy"]' },
  { path: '/faq', heading: 'Frequently Asked Questions', from: '/', link: 'footer a[href="/faq"]' },
];
const accountCart: Route[] = [
  { path: '/cart', heading: 'Please Log In', from: '/', link: 'header a[href="/cart"]' },
  { path: '/login', heading: 'Login', from: '/cart', link: 'main a[href^="/login"]' },
  { path: '/register', heading: 'Register', from: '/login', link: 'main a[href^="/register"]' },
  { path: '/order-confirmation', heading: 'Order Information Unavailable', from: '', link: '' },
  { path: '/payment/return', heading: 'Could not identify the payment transaction.', from: '', link: '' },
];

const shows = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();

/** Follows a link with the keyboard's event, wherever it stands: in the bar or in the closed menu of a phone. */
async function follow(page: Page, { from, link }: Route): Promise<void> {
  await page.goto(from);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.locator(link).first().dispatchEvent('click', { button: 0 });
}

for (const [title, routes] of [
  ['the home page [RTE-01]', [{ path: '/', heading: 'Umi', from: '/faq', link: 'header a[href="/"]' }]],
  ['the catalog [RTE-02]', catalog],
  ['the blog [RTE-03]', blog],
  ['account and cart [RTE-04]', accountCart],
] as const) {
  const seen = (widths: readonly number[]) =>
    widths.flatMap((width) => routes.map((route) => ({ width, ...route })));

  test(`${title} opens directly and by reload`, async ({ page, widths }) => {
    for (const { width, path, heading } of seen(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await shows(page, heading);
      await page.reload();
      await shows(page, heading);
    }
  });

  test(`${title} opens by link`, async ({ page, widths }) => {
    for (const { width, ...route } of seen(widths)) {
      if (!route.from) continue;
      await page.setViewportSize({ width, height: 900 });
      await follow(page, route);
      await shows(page, route.heading);
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no document reload').toBe(true);
    }
  });
}

test('links between pages of different areas do not reload the document [RTE-07]', async ({
  page,
  widths,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await follow(page, { path: '', heading: '', from: '/products', link: 'a[href="/blog"]' });
    await shows(page, 'Blog');
    await page.locator('header a[href="/cart"]').click();
    await shows(page, 'Please Log In');
    await page.getByRole('main').getByRole('link').first().click();
    await shows(page, 'Login');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  }
});

test('a visitor reads every page of catalog, blog and information [RTE-08]', async ({ page, widths }) => {
  for (const { path, heading } of [...catalog, ...blog]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await shows(page, heading);
    }
    await expect(page).toHaveURL(path);
  }
});

test('an address with a hash scrolls its section into view [RTE-10]', async ({ page, widths }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products/salmon-nigiri#reviews');
    await expect(page.locator('#reviews')).toBeInViewport();
    await page.goto('/blog/a-soup-that-starts-the-day-before#comments');
    await expect(page.locator('#comments')).toBeInViewport();
  }
});

test('a document begins at its top wherever the last one was left, and a reload keeps the place', async ({
  page,
}) => {
  const place = () => page.evaluate(() => scrollY);
  const goDown = async () => {
    await waitForHydration(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(place).toBeGreaterThan(200);
  };
  await page.goto('/products');
  await shows(page, 'Our Products');
  await goDown();
  await page.goto('/payment/return');
  await shows(page, 'Could not identify the payment transaction.');
  expect(await place()).toBe(0);
  await page.goto('/products');
  await shows(page, 'Our Products');
  await goDown();
  await page.reload();
  await shows(page, 'Our Products');
  await expect.poll(place).toBeGreaterThan(200);
});
