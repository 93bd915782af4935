import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { serveForeignPage } from './foreign-page.ts';
import { test } from './widgets-page.ts';

/** Keeps the widgets' code back; gives what lets it go, or makes it fail. */
async function holdCode(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/embed\/vendor\/react\./, async (route) => {
    await promise;
    await route[end]();
  });
  return resolve;
}

const root = (page: Page, tag: string) => page.locator(`${tag} .page`);
// Only what was rendered at the edge marks the links that its code will follow.
const isPreview = (widget: Locator) => expect(widget.locator('[data-own]').first()).toBeVisible();
const isLive = (widget: Locator) => expect(widget.locator('a:not([data-own])').first()).toBeVisible();

/** Listens from now on; what it gives waits until the widget is there. */
async function whenReady(page: Page, tag: string): Promise<() => Promise<unknown>> {
  const heard = await page.locator(tag).evaluateHandle((element) => ({
    ready: new Promise((resolve) => element.addEventListener('shop:ready', resolve, { once: true })),
  }));
  return () => heard.evaluate(({ ready }) => ready.then(() => true));
}

/** All that can be seen of a widget, each part with its place in tenths of pixels. */
function parts(widget: Locator): Promise<string[]> {
  return widget.evaluate((page) =>
    Array.from(page.querySelectorAll('*')).flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map((length) => length.toFixed(1));
      // Pictures below the first screen come with the code; a canvas keeps their places.
      const name = part.localName.replace('canvas', 'img');
      return width * height > 0 ? [`${name} ${place.join(' ')}`] : [];
    }),
  );
}

/** Those of some parts that others, in the same order, do not have. */
function missing(some: readonly string[], others: readonly string[]): string[] {
  let from = 0;
  return some.filter((part) => {
    const place = others.indexOf(part, from);
    if (place >= 0) from = place + 1;
    return place < 0;
  });
}

const elements = [
  { tag: 'shop-menu', attributes: '' },
  { tag: 'shop-menu', attributes: 'category="maki"' },
  { tag: 'shop-product', attributes: 'slug="salmon-nigiri"' },
  { tag: 'shop-gallery', attributes: '' },
  { tag: 'shop-blog', attributes: '' },
  { tag: 'shop-contact', attributes: '' },
  { tag: 'shop-faq', attributes: '' },
];

for (const { tag, attributes } of elements) {
  test(`<${tag} ${attributes}> shows before its code, and nothing moves when that comes`, async ({
    open,
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const go = await holdCode(page);
      await open(`<${tag} style="min-height: 800px" ${attributes} {settings}></${tag}>`);
      const widget = root(page, tag);
      await expect(widget.getByRole('heading').first()).toBeVisible();
      const before = await parts(widget);
      expect(before.length).toBeGreaterThan(40);
      const ready = await whenReady(page, tag);
      go();
      await ready();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(missing(before, await parts(widget)), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test('what is pressed before the code is there is done then', async ({ open, page }) => {
  const go = await holdCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = root(page, 'shop-menu');
  await isPreview(menu);
  const { href } = await page.evaluate(() => location);
  await menu.getByRole('button', { name: 'Filters' }).click();
  await menu.getByRole('link', { name: /Tuna nigiri/ }).click();
  await expect(menu.getByRole('link', { name: /Tuna nigiri/ })).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(menu.getByRole('heading', { name: 'Tuna nigiri', level: 1 })).toBeVisible();
  expect(page.url()).toBe(href);
});

test('the focus stays where it was', async ({ open, page }) => {
  const go = await holdCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = root(page, 'shop-menu');
  await isPreview(menu);
  await menu.getByRole('link', { name: /Tuna nigiri/ }).focus();
  go();
  await isLive(menu);
  await expect(menu.getByRole('link', { name: /Tuna nigiri/ })).toBeFocused();
});

test('an open question stays open', async ({ open, page }) => {
  const go = await holdCode(page);
  await open('<shop-faq {settings}></shop-faq>');
  const faq = root(page, 'shop-faq');
  const question = faq.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  const ready = await whenReady(page, 'shop-faq');
  go();
  await ready();
  await expect(question).toHaveAttribute('open');
});

test.describe('when the code does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|integrity|<shop-menu>: / });

  test('the children stand there again, as the page has styled them', async ({ open, page }) => {
    const fail = await holdCode(page, 'abort');
    await open('<shop-menu {settings}>Our menu in a word</shop-menu>');
    await isPreview(root(page, 'shop-menu'));
    fail();
    await expect(page.getByText('Our menu in a word')).toBeVisible();
    await expect(page.locator('shop-menu').getByRole('button', { name: 'Try again' })).toBeVisible();
    const sheets = await page
      .locator('shop-menu')
      .evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
    expect(sheets).toBe(0);
  });

  test('a link that was pressed leads to the storefront', async ({ open, page, shop }) => {
    const fail = await holdCode(page, 'abort');
    await open('<shop-menu {settings}></shop-menu>');
    await isPreview(root(page, 'shop-menu'));
    await root(page, 'shop-menu')
      .getByRole('link', { name: /Tuna nigiri/ })
      .click();
    fail();
    await expect(page).toHaveURL(`${shop.url}/products/tuna-nigiri`);
    await expect(page.getByRole('heading', { name: 'Tuna nigiri', level: 1 })).toBeVisible();
  });
});

test('the strictest policy lets it in', async ({ page, shop }) => {
  const { origin } = new URL(shop.apiBase);
  const policy = `default-src 'none'; script-src ${shop.url}; connect-src ${origin} ${shop.url}; img-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Strict</title><link rel="icon" href="${origin}/none"></head>
    <body><shop-menu api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"></shop-menu>
    <script type="module" src="${shop.url}/embed/catalog.js"></script></body></html>`,
    { 'Content-Security-Policy': policy },
  );
  const go = await holdCode(page);
  await page.goto(foreign.url);
  await isPreview(root(page, 'shop-menu'));
  go();
  await isLive(root(page, 'shop-menu'));
  await foreign.close();
});
