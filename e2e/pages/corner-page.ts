import type { Locator, Page } from '@playwright/test';
import { serveForeignFiles, type ForeignPage } from '../embed/foreign-page.ts';
import { expect, test as base } from '../fixtures.ts';
import type { Customer } from '../provider.ts';
import type { ShopAddresses } from './third-party.ts';
import { watchPage } from './page-state.ts';

interface Corner {
  readonly html?: string;
  readonly body: string;
  readonly css: string;
  readonly policy?: string;
  /** Attributes of the script's tag. */
  readonly script?: string;
  /** Settings in the script's address. */
  readonly settings?: string;
}

interface Fixtures {
  /** Opens a foreign page with the script of all elements on it. */
  readonly open: (corner: (shop: ShopAddresses) => Corner) => Promise<void>;
}

/** Tests of widgets in corners of pages: one page with the script of all elements on it. */
export const test = base.extend<Fixtures>({
  open: async ({ page, shop }, use) => {
    const served: ForeignPage[] = [];
    await page.addInitScript(watchPage);
    await use(async (corner) => {
      const {
        html = '<html lang="en">',
        body,
        css,
        policy,
        script = '',
        settings = 'look=page&open=page',
      } = corner(shop);
      const text = `<!doctype html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Theirs</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/own.css"><script type="module" src="${shop.url}/embed/shop.js?${settings}" ${script}></script></head><body>${body}</body></html>`;
      const headers = policy ? { 'Content-Security-Policy': policy } : undefined;
      served.push(await serveForeignFiles({ '/': text, '/own.css': css }, headers));
      await page.goto(served[0]?.url ?? '');
    });
    await Promise.all(served.map((site) => site.close()));
  },
});

export const rooms =
  'shop-menu { display: block; min-height: 100vh } body { margin: 0; font: 17px/1.5 sans-serif; padding: 16px }';

/** Presses the button, and logs in over the page. */
export async function addAsVisitor(page: Page, customer: Customer) {
  await page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await expectOverPage(page);
  await logInByKeyboard(page.getByRole('dialog'), customer);
}

export async function logInByKeyboard(account: Locator, { email, password }: Customer) {
  await account.getByLabel('Email').fill(email);
  await account.getByLabel('Password').fill(password);
  await account.getByLabel('Password').press('Enter');
}

/** The open dialog is within the view, once it has come in from its side. */
export async function expectOverPage(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const beyond = async () => {
    const box = await page.getByRole('dialog').boundingBox();
    return box ? Math.max(-box.x, -box.y, box.x + box.width - width, box.y + box.height - height) : width;
  };
  await expect.poll(beyond, 'pixels of the dialog beyond the view').toBeLessThanOrEqual(0);
}
