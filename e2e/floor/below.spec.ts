import type { Page } from '@playwright/test';
import { serveForeignPage } from '../embed/foreign-page.ts';
import { expect, test } from '../fixtures.ts';

// A browser below the floor is one without constructable style sheets, which came with the youngest browser of the floor.
test.beforeEach(({ page }) =>
  page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')),
);

const notice = /^This browser is too old for the whole shop\. You can read and search it;/;

async function expectShownPictures(page: Page): Promise<void> {
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveAttribute('src', /^data:/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

test('below the floor a rendered page stays, with its pictures, links and search, and says why [BRW-07]', async ({
  page,
}) => {
  await page.goto('/products/salmon-nigiri');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
  await expectShownPictures(page);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await page.evaluate(() => 'marked' in globalThis), 'links load documents').toBe(false);
  await page.getByRole('searchbox').first().fill('salmon');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "salmon"');
  expect(await page.evaluate(() => document.querySelector('[aria-busy=true]'))).toBeNull();
});

test('below the floor a page that is not rendered says why, and leads to those that are [BRW-07]', async ({
  page,
}) => {
  await page.goto('/cart');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('link', { name: 'The menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
});

test.describe('a widget', () => {
  test.use({ expectedErrors: /^This browser is too old for the shop: it needs Chrome or Edge 111, / });

  test('below the floor a widget keeps its children, fires shop:error and says why in the console [BRW-06]', async ({
    page,
    shop,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const foreign = await serveForeignPage(
      `<!doctype html><html lang="en"><title>Harbour Guide</title><link rel="icon" href="data:,">
       <script>const heard = []; addEventListener('shop:error', ({ detail }) => heard.push(detail))</script>
       <script type="module" src="${shop.url}/embed/catalog.js"></script>
       <shop-menu api-base="${shop.apiBase}" tenant="7"><p>Our menu</p></shop-menu>`,
    );
    await page.goto(foreign.url);
    await expect.poll(() => page.evaluate('heard')).toHaveLength(1);
    const reason =
      'This browser is too old for the shop: it needs Chrome or Edge 111, Firefox 114, Safari 16.4, or a later version.';
    expect(await page.evaluate('heard')).toEqual([{ message: reason, code: 'browser' }]);
    expect(said).toContain(reason);
    await expect(page.getByText('Our menu')).toBeVisible();
    await foreign.close();
  });
});
