import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzippedBytes } from '../../bench/measure-page.ts';
import { firstList, noise } from '../bytes.ts';
import { expect, test as base } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration, widths } from '../shop-page.ts';
import { whole } from '../whole.ts';

const test = base.extend<{ open: (record: object) => Promise<string[]> }>({
  /** Opens the shop with another site configuration; gives the addresses that the page asked for. */
  open: async ({ page, shop, startFurtherEdge }, use) => {
    await use(async (record) => {
      const file = join(shop.dataDir, `site-${randomUUID()}.json`);
      writeFileSync(file, JSON.stringify({ ...siteRecord(shop.dataDir), ...record }));
      const edge = await startFurtherEdge({ SITE_CONFIG: file });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(`${edge.url}/company-info`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return addresses;
    });
  },
});

/** Opens the page again at each width, and checks it. */
async function atEveryWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }
}

/** The record that the fixture's shop was started with. */
function siteRecord(dataDir: string): { site_title: string; site_description: string; favicon: string } {
  return JSON.parse(readFileSync(join(dataDir, 'site-config.json'), 'utf8')) as ReturnType<typeof siteRecord>;
}

const icon = (page: Page) => page.locator('link[rel=icon]');
const description = (page: Page) => page.locator('meta[name=description]');

test('settings come from the record in the page, without a call [STA-01]', async ({ open, page }) => {
  const addresses = await open({ site_title: 'Kaze', tenant: 7 });
  await atEveryWidth(page, () => expect(page.getByRole('heading', { level: 1 })).toHaveText('About Kaze'));
  expect(addresses.filter((address) => /site-?config/i.test(address))).toEqual([]);
});

test('the title and the description are the configured ones [STA-02, STA-03]', async ({ page, shop }) => {
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Please Log In')).toBeVisible();
  const record = siteRecord(shop.dataDir);
  const html = await (await fetch(shop.url)).text();
  expect(html).toContain(`<title>${record.site_title}</title>`);
  await page.goto(shop.url);
  await atEveryWidth(page, async () => {
    await expect(page).toHaveTitle(record.site_title);
    await expect(description(page)).toHaveAttribute('content', record.site_description);
  });
});

test('a site without a description has one all the same [STA-04]', async ({ open, page }) => {
  for (const site_description of ['', null]) {
    await open({ site_description });
    await atEveryWidth(page, () =>
      expect(description(page)).toHaveAttribute('content', 'A description for my site.'),
    );
  }
});

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });
  test('the page icon is the configured image on the backend host, its type by its ending [STA-05]', async ({
    open,
    page,
    shop,
  }) => {
    const types = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };
    for (const [ending, type] of Object.entries(types)) {
      await open({ favicon: `/media/site/icon.${ending}` });
      const address = `${new URL(shop.apiBase).origin}/media/site/icon.${ending}`;
      await atEveryWidth(page, async () => {
        await expect(icon(page)).toHaveAttribute('href', address);
        await expect(icon(page)).toHaveAttribute('type', type);
      });
    }
  });
});

test('without a favicon the built-in icon stays and nothing wrong is asked for [STA-06]', async ({
  open,
  page,
  shop,
}) => {
  const addresses = await open({ favicon: null });
  await atEveryWidth(page, () =>
    expect(icon(page)).toHaveAttribute('href', /\/releases\/host\/\w+\/icon\.svg$/),
  );
  expect(addresses.filter((address) => address.endsWith('null'))).toEqual([]);
  expect(addresses).not.toContain(`${new URL(shop.apiBase).origin}/vite.svg`);
});

test('without an analytics id no analytics script is asked for [STA-08]', async ({ open, page }) => {
  const addresses = await open({ google_analytics_id: '' });
  await atEveryWidth(page, () => page.waitForLoadState('load'));
  const scripts = addresses.filter((address) => address.endsWith('.js') || /gtag|analytics/.test(address));
  expect(scripts.every((address) => new URL(address).hostname === 'localhost')).toBe(true);
});

test('an analytics id loads the script with it and configures it, once the visitor allows that [STA-07]', async ({
  open,
  page,
}) => {
  const ran = () => page.evaluate(() => (globalThis as { commands?: unknown }).commands ?? null);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.commands = dataLayer.map((command) => [...command]);',
    }),
  );
  const addresses = await open({ google_analytics_id: 'G-UMI7' });
  const scripts = () => addresses.filter((address) => address.includes('googletagmanager'));
  const change = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
  };
  const question = page.getByRole('region', { name: 'Privacy' });
  await atEveryWidth(page, () => expect(question).toBeVisible());
  expect(scripts()).toEqual([]);

  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await change();
  await expect(question).toBeFocused();
  expect(scripts(), 'declined').toEqual([]);

  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(ran).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-UMI7'],
  ]);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-UMI7']);
  await atEveryWidth(page, async () => {
    await expect.poll(ran).toHaveLength(2);
    await expect(question).toHaveCount(0);
  });

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1', url: page.url() }]);
  await change();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('_ga');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ga-disable-G-UMI7'))).toBe(true);
});

test('the icon image and the analytics script go without tenant header and bearer [API-08]', async ({
  open,
  page,
  provider,
  shop,
}) => {
  const { access, refresh } = await provider.newCustomer();
  await page.addInitScript(
    ([token, renewal]) => {
      if (location.origin === 'null') return;
      localStorage.setItem('authToken', token);
      localStorage.setItem('refreshToken', renewal);
      localStorage.setItem('shopAnalytics', 'granted');
    },
    [access, refresh] as const,
  );
  const address = 'https://www.googletagmanager.com/gtag/js?id=G-UMI7';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const script = page.waitForRequest(address);
  await provider.clearLog();
  await open({ google_analytics_id: 'G-UMI7', tenant: 7 });
  const sent = Object.keys(await (await script).allHeaders());
  expect(sent).toContain('user-agent');
  expect(sent.filter((name) => /^(x-tenant-id|authorization)$/.test(name))).toEqual([]);

  const icon = siteRecord(shop.dataDir).favicon;
  const withHeaders = async (wanted: (path: string) => boolean) =>
    (await provider.log())
      .filter(({ path }) => wanted(path))
      .map(({ tenant, bearer }) => (tenant ? 'tenant ' : '') + (bearer ? 'bearer' : ''));
  // A browser without windows has no place for an icon and asks for none: any image is asked for in the same way.
  await page.evaluate(() => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? { href: '' };
    new Image().src = href;
  });
  await expect.poll(() => withHeaders((path) => path === icon)).toContain('');
  expect(new Set(await withHeaders((path) => path === icon))).toEqual(new Set(['']));
  await expect.poll(() => withHeaders((path) => path === '/api/orders/cart/')).toContain('tenant bearer');
});

test(
  'the question costs a first visit no script: the product list keeps its 150 kB',
  whole,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ google_analytics_id: 'G-UMI7' });
    await page.goto(new URL('/products', page.url()).href);
    await waitForHydration(page);
    await quiet(page);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = [...new Set(files.filter((name) => name.endsWith('.js')))];
    expect(scripts.length).toBeGreaterThan(5);
    expect(await gzippedBytes(scripts), `bytes of scripts, gzip: ${scripts.join(' ')}`).toBeLessThanOrEqual(
      firstList + noise,
    );
  },
);

test('theme_name chooses the palette, and an unknown one changes nothing', whole, async ({ open, page }) => {
  const accent = () =>
    page.evaluate(() => {
      const probe = document.querySelector('.shop-root')?.appendChild(document.createElement('a'));
      if (!probe) throw new Error('The page has no shop.');
      probe.className = 'link';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  await open({ theme_name: 'Harbor' });
  await expect.poll(accent).toBe('rgb(29, 92, 150)');
  await open({ theme_name: 'no such theme' });
  await expect.poll(accent).toBe('rgb(191, 58, 27)');
});

test('the shop starts with a sparse record [STA-09]', async ({ open, page }) => {
  await open({ logo: null, theme_name: '', contact_email: '', social_media_links: undefined });
  const starts = () => expect(page.getByRole('contentinfo')).toBeVisible();
  await atEveryWidth(page, starts);
  await open({ social_media_links: [1, 'two', { three: 3 }] });
  await atEveryWidth(page, starts);
});
