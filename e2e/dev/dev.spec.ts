import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { startService, type Service } from '../../build/start-service.ts';
import { expect as expectAtOnce, test as base } from '../fixtures.ts';
import { copyCheckout, type CheckoutCopy } from './checkout-copy.ts';
import { searchField } from '../shop-page.ts';

interface DevFixtures {
  readonly copy: CheckoutCopy;
  /** `npm run dev` in that copy. */
  readonly dev: Service;
}

const test = base.extend<object, DevFixtures>({
  copy: [
    async ({}, use) => {
      const copy = copyCheckout();
      await use(copy);
      copy.remove();
    },
    { scope: 'worker' },
  ],
  dev: [
    async ({ copy }, use) => {
      const dev = await startService({
        name: 'dev',
        command: [join(copy.root, 'scripts/dev.ts')],
        ready: /^ready (\S+)/,
        env: { PORT: '0' },
      });
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.address),
});
// An edit passes a watcher, a dev server and the browser, each of which a busy machine may hold up.
const expect = expectAtOnce.configure({ timeout: 30_000 });

/** What only a page that was never loaded again still has. */
async function leaveTraces(page: Page): Promise<void> {
  await searchField(page).fill('half a word');
  await page.evaluate(() => void (document.body.dataset['trace'] = 'here'));
}

async function expectTraces(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue('half a word');
  await expect(page.locator('body')).toHaveAttribute('data-trace', 'here');
}

test('shows edits of an area, of its styles, of shared parts and of the shell in a page that lives on', async ({
  page,
  copy,
}) => {
  await page.goto('/products');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Our Products', { timeout: 60_000 });
  await leaveTraces(page);

  copy.edit('remotes/catalog/src/product-list/product-list-page.tsx', '<h1>', '<h1>Tonight: ');
  await expect(heading).toHaveText('Tonight: Our Products');
  await expectTraces(page);

  copy.edit('remotes/catalog/src/product-list/product-list.module.css', '.head {', '.head { color: #00f;');
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 255)');
  await expectTraces(page);

  copy.edit('shared/ui/price/price.tsx', '{formatMoney(amount)}', 'from {formatMoney(amount)}');
  await expect(page.getByText('from $11.40')).toBeVisible();
  await expectTraces(page);

  copy.edit('host/src/frame/footer/footer.tsx', '<p>{', '<p>Edited {');
  await expect(page.getByRole('contentinfo')).toContainText('Edited ©');
  await expectTraces(page);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an edited component of an area keeps its state', async ({ page, copy }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Tuna nigiri' }).first().click();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('3', { timeout: 60_000 });

  copy.edit('remotes/catalog/src/product/buy/buy.tsx', '<AddButton', '<p>Edited</p><AddButton');
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue('3');
});

test('shows pages of every area with one React', async ({ page }) => {
  const copiesOfReact = new Set<string>();
  page.on('request', (request) => {
    if (/\/deps\/react(-dom_client)?\.js/.test(request.url())) copiesOfReact.add(request.url());
  });
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^blog$/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /cart/i }).click();
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible({ timeout: 60_000 });
  expect(copiesOfReact.size).toBe(2);
});

test('sends idempotency keys in the sandbox’s header, so that an order is placed once', async ({ dev }) => {
  const html = await (await fetch(dev.address, { headers: { Accept: 'text/html' } })).text();
  expect(html).toContain('"idempotencyHeader":"Idempotency-Key"');
});

test('ends all its servers when it ends', async ({ dev }) => {
  const html = await (await fetch(dev.address, { headers: { Accept: 'text/html' } })).text();
  const areas = [...html.matchAll(/"url":"([^"]+remoteEntry\.js)"/g)].map(([, address = '']) => address);
  expect(areas).toHaveLength(3);
  for (const address of areas) expect((await fetch(address)).status).toBe(200);
  await dev.stop();
  for (const address of [dev.address, ...areas]) await expect(fetch(address)).rejects.toThrow();
});
