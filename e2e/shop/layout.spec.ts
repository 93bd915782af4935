import { expect, test } from '../fixtures.ts';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

test('a slim page holds nothing but its logo around it [LAY-01]', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await quiet(page);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    for (const role of ['searchbox', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toHaveCount(0);
  }
});

test('every other page ends in the contact section and the footer [LAY-02]', async ({ page }) => {
  const paths = [
    '/',
    '/products',
    '/products/salmon-nigiri',
    '/gallery',
    '/blog',
    '/contact',
    '/faq',
    '/cart',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
    await expect(page.getByText('14 Quay Street').last()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(1);
  }
});

test('the contact section is readable by everyone and fills the space reserved for it', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Salmon nigiri/ })).toBeVisible();
  // Between page and footer: the page's own height is an estimate for cards that were never on the screen.
  const height = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (edge('footer')?.top ?? 0) - (edge('main')?.bottom ?? 0);
    });
  const before = await height();
  expect(before).toBeGreaterThan(400);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Get In Touch' }).getByText('Umi Harbor')).toBeVisible();
  expect(await height()).toBe(before);
  expect(await findViolations(page)).toEqual([]);
});

test('a link from the shop leads to the demo page, and Back to the shop', async ({ page }) => {
  await page.goto('/faq');
  await waitForHydration(page);
  // What the router does for a link to it in one of the provider's texts.
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/test');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Steel for patient hands' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the demo page stands outside the layout, makes no call and is readable, ${colorScheme} [RTE-05] [TST-01]`, async ({
    page,
    provider,
    shop,
    widths,
  }) => {
    await page.emulateMedia({ colorScheme });
    await provider.clearLog();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The page's own code is fetched with its hash before it is imported.
      const isFile = pathname.endsWith('.woff2') || pathname.startsWith('/releases/');
      const isCall = /fetch|xhr/.test(request.resourceType()) && !isFile;
      if (isCall || request.url().startsWith(shop.apiBase)) calls.push(request.url());
    });
    const answer = await page.goto('/test');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Steel for patient hands' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await quiet(page);
    expect(calls).toEqual([]);
    expect((await provider.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Steel for patient hands' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);
      await expect(page.getByText('Get In Touch')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
    }
    expect(calls).toEqual([]);
  });
}

test('the contact section shows the map of the branch [LAY-30]', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: 'Get In Touch' });
  const map = section.getByTitle('Map of Umi Harbor');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole('img', { name: 'Umi Harbor on the map' })).toBeVisible();
  await expect(section.getByText('Map currently unavailable.')).toBeHidden();
});
