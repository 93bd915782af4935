import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { onDesk } from '../whole.ts';

interface RouteLink {
  /** The page that has the link. */
  readonly from: string;
  readonly in: 'banner' | 'navigation' | 'main' | 'contentinfo';
  readonly name: string | RegExp;
}

interface Route {
  readonly path: string;
  readonly heading: string;
  /** Absent where no link leads to the route. */
  readonly link?: RouteLink;
}

const catalog: Route[] = [
  { path: '/products', heading: 'Our Products', link: { from: '/', in: 'main', name: 'See the menu' } },
  {
    path: '/products/tuna-nigiri',
    heading: 'Tuna nigiri',
    link: { from: '/products', in: 'main', name: /Tuna nigiri/ },
  },
  { path: '/gallery', heading: 'Product Gallery', link: { from: '/', in: 'navigation', name: 'GALLERY' } },
];
const blog: Route[] = [
  { path: '/blog', heading: 'Blog', link: { from: '/', in: 'navigation', name: 'BLOG' } },
  {
    path: '/blog/seventy-degrees',
    heading: 'Seventy degrees',
    link: { from: '/blog', in: 'main', name: /Seventy degrees/ },
  },
  { path: '/contact', heading: 'Contact Us', link: { from: '/faq', in: 'main', name: 'Contact us' } },
  { path: '/company-info', heading: 'About Umi', link: { from: '/', in: 'navigation', name: 'ABOUT' } },
  {
    path: '/refund-policy',
    heading: 'Refund Policy',
    link: { from: '/', in: 'contentinfo', name: 'Refund Policy' },
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    link: { from: '/', in: 'contentinfo', name: 'Privacy Policy' },
  },
  {
    path: '/faq',
    heading: 'Frequently Asked Questions',
    link: { from: '/', in: 'contentinfo', name: 'FAQs' },
  },
];
const accountCart: Route[] = [
  { path: '/cart', heading: 'Please Log In', link: { from: '/', in: 'banner', name: 'Cart, 0 items' } },
  { path: '/login', heading: 'Login', link: { from: '/cart', in: 'main', name: 'Login' } },
  { path: '/register', heading: 'Register', link: { from: '/login', in: 'main', name: 'Register' } },
  { path: '/order-confirmation', heading: 'Order Information Unavailable' },
  { path: '/payment/return', heading: 'Could not identify the payment transaction.' },
];

const shows = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();

/** Follows a link with the keyboard's event, wherever it stands: in the bar or in the closed menu of a phone. */
async function follow(page: Page, { from, in: role, name }: RouteLink): Promise<void> {
  await page.goto(from);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const place = page.getByRole(role, { includeHidden: true });
  await place.getByRole('link', { name, includeHidden: true }).first().dispatchEvent('click', { button: 0 });
}

const groups: readonly (readonly [title: string, routes: readonly Route[]])[] = [
  [
    'the home page [RTE-01]',
    [{ path: '/', heading: 'Umi', link: { from: '/faq', in: 'banner', name: 'Umi' } }],
  ],
  ['the catalog [RTE-02]', catalog],
  ['the blog [RTE-03]', blog],
  ['account and cart [RTE-04]', accountCart],
];

for (const [title, routes] of groups) {
  test(`${title} opens directly and by reload`, onDesk, async ({ page, widths }) => {
    for (const { path, heading } of routes) {
      await page.setViewportSize({ width: Math.max(...widths), height: 900 });
      await page.goto(path);
      await shows(page, heading);
      await page.setViewportSize({ width: Math.min(...widths), height: 900 });
      await page.reload();
      await shows(page, heading);
    }
  });

  test(`${title} opens by link`, async ({ page }) => {
    for (const { heading, link } of routes) {
      if (!link) continue;
      await follow(page, link);
      await shows(page, heading);
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
    await follow(page, { from: '/products', in: 'navigation', name: 'BLOG' });
    await shows(page, 'Blog');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
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
