import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { serveForeignPage, type ForeignPage } from './foreign-page.ts';

interface Fixtures {
  /** Opens a foreign page with a body; `{settings}` is replaced by the widgets' attributes. */
  readonly open: (body: string, head?: string) => Promise<void>;
}

/**
 * Runs a statement about `shop` as the page's own script does.
 * @param address that of `/embed/shop.js`, with its parameters
 */
export function runScript(page: Page, address: string, statement: string): Promise<unknown> {
  return page.evaluate<unknown>(`import(${JSON.stringify(address)}).then(({ shop }) => ${statement})`);
}

/** Tests of widgets on a page that has little else. */
export const test = base.extend<Fixtures>({
  open: async ({ page, shop }, use) => {
    const pages: ForeignPage[] = [];
    await use(async (body, head = '') => {
      const settings = `api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"`;
      const scripts = ['catalog', 'blog', 'account-cart']
        .map((remote) => `<script type="module" src="${shop.url}/embed/${remote}.js"></script>`)
        .join('');
      const html = `<!doctype html><html lang="en"><head><title>Somebody else</title><link rel="icon" href="data:,"><meta name="description" content="Theirs">${head}${scripts}</head><body>${body.replaceAll('{settings}', settings)}</body></html>`;
      const foreign = await serveForeignPage(html);
      pages.push(foreign);
      await page.goto(foreign.url);
    });
    await Promise.all(pages.map((foreign) => foreign.close()));
  },
});
