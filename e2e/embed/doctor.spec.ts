import type { Page } from '@playwright/test';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { expect, test } from '../fixtures.ts';
import { serveForeignPage } from './foreign-page.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'The shop on this page' });

/** Safari lets a press copy, and nothing that comes after a request. */
function copyAsSafari(): void {
  const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
  let isPressed = false;
  addEventListener(
    'click',
    () => {
      isPressed = true;
      setTimeout(() => (isPressed = false));
    },
    true,
  );
  navigator.clipboard.writeText = (text) =>
    isPressed ? writeText(text) : Promise.reject(new DOMException('Not by a press.', 'NotAllowedError'));
}

test('it finds nothing on a page that has elements of all areas, and no fault [EMB-71]', async ({
  page,
  shop,
}) => {
  const provider = new URL(shop.apiBase).origin;
  const body =
    '<shop-menu heading="2" category="maki" fonts>Maki</shop-menu><shop-price slug="salmon-nigiri">$4</shop-price><shop-cart-button open="page">Cart</shop-cart-button><shop-post slug="seventy-degrees">Post</shop-post><shop-categories category="nigiri">Categories</shop-categories>';
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Theirs</title><link rel="icon" href="data:,"><script type="module" src="${shop.url}/embed/shop.js"></script></head><body><h1>Theirs</h1>${body}</body></html>`,
    {
      'Content-Security-Policy': `default-src 'none'; script-src ${shop.url}; connect-src 'self' ${provider} ${shop.url}; img-src ${provider} data:; font-src ${shop.url}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  );
  await page.goto(`${foreign.url}?shop-doctor`);
  await expect(panel(page).getByRole('status')).toHaveText(/^All right: 16 things were looked at|^\d+ thing/);
  // A shop for development names its payment pages, or not.
  const found = await panel(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(found.filter((one) => one !== 'The storefront names no payment pages.')).toEqual([]);
  await foreign.close();
});

test.describe('with faults', () => {
  test.use({
    expectedErrors: /Failed to load resource|<shop-price>/,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('it is read from its heading on, gives lines to copy, and closes; axe finds nothing [EMB-70]', async ({
    page,
    shop,
  }, testInfo) => {
    const tables: string[] = [];
    page.on('console', (message) => message.type() === 'table' && tables.push(message.text()));
    const foreign = await serveForeignPage(
      `<!doctype html><html><head><title>Theirs</title><link rel="icon" href="data:,"><script type="module" src="${shop.url}/embed/shop.js"></script></head><body><h1>Theirs</h1><shop-price slug="gone">$4</shop-price></body></html>`,
    );
    await page.goto(`${foreign.url}?shop-doctor`);
    await expect(panel(page).getByRole('status')).toHaveText('2 things found, 14 all right.');
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    expect(tables).toHaveLength(1);
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: testInfo.outputPath(`doctor-${width}.png`) });
      expect(await findViolations(page, { within: 'shop-doctor' })).toEqual([]);
    }
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('region', { name: /^To write: <shop-price>/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('slug="…"');
    await page.keyboard.press('Escape');
    await expect(page.locator('shop-doctor')).toHaveCount(0);
    await foreign.close();
  });
});

test.describe('from the configurator', () => {
  test.use({
    expectedErrors: /Loading the image 'data:,'/,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('an address leads to the page with the doctor, which can be copied for the console, too [EMB-72]', async ({
    page,
  }) => {
    await page.addInitScript(copyAsSafari);
    await page.goto('/embed/');
    await page.getByText('Something does not work on my page').click();
    const link = page.getByRole('link', { name: 'Look at the page' });
    const field = page.getByLabel('Address of the page');
    await expect(link).toBeHidden();
    await field.fill('guide.example/menu?day=fri#top');
    await expect(link).toHaveAttribute('href', 'https://guide.example/menu?day=fri&shop-doctor=#top');
    // No other kind of address is opened from here.
    await field.fill('javascript:alert(1)');
    await expect(link).toBeHidden();
    await field.fill('');
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Copy for the console' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{const shopDoctor=/);
    expect(await findViolations(page, { except: '#preview' })).toEqual([]);
  });
});
