import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { serveForeignPage } from './foreign-page.ts';
import { test } from './widgets-page.ts';
import { whole } from '../whole.ts';

/** Delays the widgets' code; the returned function lets it load, or makes it fail. */
async function delayCode(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/embed\/vendor\/react\./, async (route) => {
    await promise;
    await route[end]();
  });
  return resolve;
}

/** Without the code, only a preview has a heading. */
const expectPreview = (widget: Locator) => expect(widget.getByRole('heading').first()).toBeVisible();

/** Listens for `shop:ready` from now on; the returned function waits for it. */
async function listenForReady(widget: Locator): Promise<() => Promise<unknown>> {
  const listener = await widget.evaluateHandle((element) => ({
    ready: new Promise((resolve) => element.addEventListener('shop:ready', resolve, { once: true })),
  }));
  return () => listener.evaluate(({ ready }) => ready.then(() => true));
}

/** All visible elements of a widget, each with its place in tenths of pixels. */
function visibleParts(widget: Locator): Promise<string[]> {
  return widget.evaluate(({ shadowRoot }) =>
    Array.from(shadowRoot?.querySelectorAll('[part=page] *') ?? []).flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map((length) => length.toFixed(1));
      // In a preview, canvases stand in for pictures below the first screen.
      const name = part.localName.replace('canvas', 'img');
      return width * height > 0 ? [`${name} ${place.join(' ')}`] : [];
    }),
  );
}

/** Parts that are not among others, in the same order. */
function missingParts(some: readonly string[], others: readonly string[]): string[] {
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
  { tag: 'shop-menu', attributes: 'heading="2"' },
];

for (const [nth, { tag, attributes }] of elements.entries()) {
  test(
    `<${tag} ${attributes}> shows a preview, and nothing moves when the widget replaces it`,
    nth % 2 === 0 ? {} : whole,
    async ({ open, page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const loadCode = await delayCode(page);
        await open(`<${tag} style="min-height: 800px" ${attributes} {settings}></${tag}>`);
        const widget = page.locator(tag);
        await expectPreview(widget);
        const before = await visibleParts(widget);
        expect(before.length).toBeGreaterThan(40);
        const ready = await listenForReady(widget);
        loadCode();
        await ready();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(missingParts(before, await visibleParts(widget)), `at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])).toEqual([]);
        await page.unrouteAll();
      }
    },
  );
}

test('a menu that was rendered asks the provider for nothing until the visitor goes on [EMB-95]', async ({
  open,
  page,
  shop,
}) => {
  const calls: string[] = [];
  const isOfData = (url: string) =>
    url.startsWith(`${shop.apiBase}/`) || /\/(?:vendor\/loading\.|loading\.js)/.test(url);
  page.on('request', (request) => {
    if (isOfData(request.url())) calls.push(request.url());
  });
  const loadCode = await delayCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  await expectPreview(menu);
  // Before what is loaded once the browser is idle.
  const idle = await menu.evaluateHandle((element) => {
    // Colours of pictures wait for it, too.
    const tasks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (task) => tasks.push(task);
    const ready = new Promise((resolve) => element.addEventListener('shop:ready', resolve, { once: true }));
    const begin = () => {
      for (const task of tasks) task({ didTimeout: false, timeRemaining: () => 50 });
    };
    return { ready, begin };
  });
  loadCode();
  await idle.evaluate(({ ready }) => ready.then(() => true));
  expect(calls).toEqual([]);
  const loading = page.waitForRequest(/\/vendor\/loading\./);
  await idle.evaluate(({ begin }) => begin());
  await loading;
  await menu.getByRole('link', { name: /Tuna nigiri/ }).click();
  await expect(menu.getByRole('heading', { name: 'Tuna nigiri', level: 1 })).toBeVisible();
  expect(calls.filter((call) => call.includes('/tuna-nigiri/'))).toHaveLength(1);
});

test('a preview shows before its data; without any, the widget asks the provider [EMB-97]', async ({
  open,
  page,
  shop,
}) => {
  const { promise, resolve: sendNothing } = Promise.withResolvers<void>();
  await page.route(/preview\.js.*part=data/, async (route) => {
    await promise;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ contentType: 'text/javascript', body: 'export {};', headers });
  });
  const loadCode = await delayCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  await expectPreview(menu);
  const ready = await listenForReady(menu);
  const asked = page.waitForRequest((request) => request.url().startsWith(`${shop.apiBase}/products/`));
  sendNothing();
  await asked;
  loadCode();
  await ready();
  await expect(menu.getByRole('link', { name: /Tuna nigiri/ })).toBeVisible();
});

test('a click in the preview is repeated in the widget', async ({ open, page }) => {
  const loadCode = await delayCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  await expectPreview(menu);
  const { href } = await page.evaluate(() => location);
  await menu.getByRole('button', { name: 'Filters' }).click();
  await menu.getByRole('link', { name: /Tuna nigiri/ }).click();
  await expect(menu.getByRole('link', { name: /Tuna nigiri/ })).toHaveAttribute('aria-busy', 'true');
  loadCode();
  await expect(menu.getByRole('heading', { name: 'Tuna nigiri', level: 1 })).toBeVisible();
  expect(page.url()).toBe(href);
});

test('the focus stays on the same link', async ({ open, page }) => {
  const loadCode = await delayCode(page);
  await open('<shop-menu {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  await expectPreview(menu);
  await menu.getByRole('link', { name: /Tuna nigiri/ }).focus();
  const ready = await listenForReady(menu);
  loadCode();
  await ready();
  await expect(menu.getByRole('link', { name: /Tuna nigiri/ })).toBeFocused();
});

test('a question opened in the preview stays open', async ({ open, page }) => {
  const loadCode = await delayCode(page);
  await open('<shop-faq {settings}></shop-faq>');
  const faq = page.locator('shop-faq');
  const question = faq.getByRole('group').first();
  await question.click();
  await expect(question).toHaveAttribute('open');
  const ready = await listenForReady(faq);
  loadCode();
  await ready();
  await expect(question).toHaveAttribute('open');
});

test.describe('when the code fails', () => {
  test.use({ expectedErrors: /Failed to load resource|integrity|<shop-menu>: / });

  test('the children show again, as the page has styled them', async ({ open, page }) => {
    const fail = await delayCode(page, 'abort');
    await open('<shop-menu {settings}>Our menu in a word</shop-menu>');
    const menu = page.locator('shop-menu');
    await expectPreview(menu);
    fail();
    await expect(page.getByText('Our menu in a word')).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Try again' })).toBeVisible();
    const sheets = await menu.evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
    expect(sheets).toBe(0);
  });

  test('a clicked link leads to the storefront', async ({ open, page, shop }) => {
    const fail = await delayCode(page, 'abort');
    await open('<shop-menu {settings}></shop-menu>');
    const menu = page.locator('shop-menu');
    await expectPreview(menu);
    await menu.getByRole('link', { name: /Tuna nigiri/ }).click();
    fail();
    await expect(page).toHaveURL(`${shop.url}/products/tuna-nigiri`);
    await expect(page.getByRole('heading', { name: 'Tuna nigiri', level: 1 })).toBeVisible();
  });
});

test('a preview shows under the strictest policy', async ({ page, shop }) => {
  const { origin } = new URL(shop.apiBase);
  const policy = `default-src 'none'; script-src ${shop.url}; connect-src ${origin} ${shop.url}; img-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const foreign = await serveForeignPage(
    `<!doctype html><html lang="en"><head><title>Strict</title><link rel="icon" href="${origin}/none"></head>
    <body><shop-menu api-base="${shop.apiBase}" tenant="7" storefront-url="${shop.url}"></shop-menu>
    <script type="module" src="${shop.url}/embed/catalog.js"></script></body></html>`,
    { 'Content-Security-Policy': policy },
  );
  const loadCode = await delayCode(page);
  await page.goto(foreign.url);
  const menu = page.locator('shop-menu');
  await expectPreview(menu);
  const ready = await listenForReady(menu);
  loadCode();
  await ready();
  await foreign.close();
});
