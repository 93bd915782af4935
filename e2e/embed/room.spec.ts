import { readFileSync } from 'node:fs';
import { expect } from '../fixtures.ts';
import { serveForeignPage } from './foreign-page.ts';
import { test } from './widgets-page.ts';

/** The rules that pages are told to have. */
const [, rules = ''] = /```css\n(shop-search[^`]+)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];

const pieces = [
  '<shop-add-to-cart slug="salmon-nigiri"></shop-add-to-cart>',
  '<shop-add-to-cart slug="salmon-nigiri" stepper note></shop-add-to-cart>',
  '<div style="width: 300px"><shop-product-card slug="salmon-nigiri"></shop-product-card></div>',
  '<shop-price slug="salmon-nigiri"></shop-price>',
  '<shop-search></shop-search>',
  '<shop-categories></shop-categories>',
  '<shop-cart-button></shop-cart-button>',
  '<shop-cart-button floating></shop-cart-button>',
  '<shop-reviews slug="salmon-nigiri"></shop-reviews>',
];

test('with the rules of the docs no piece with look="page" moves what stands around it [EMB-90]', async ({
  page,
  shop,
}) => {
  expect(rules).toContain('shop-reviews');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const ready = new Promise((resolve) => addEventListener('shop:ready', resolve, { once: true }));
    Object.assign(globalThis, { shifts, ready });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Painted before any script of ours is there.
  await page.route(/\/embed\/shop\.js/, async (route) => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await route.continue();
  });
  for (const piece of pieces) {
    const foreign = await serveForeignPage(
      `<!doctype html><html lang="en"><head><title>Somebody else</title><link rel="icon" href="data:,"><style>${rules}</style><script type="module" src="${shop.url}/embed/shop.js?look=page"></script></head><body><p>Before</p>${piece}<p>After</p></body></html>`,
    );
    await page.goto(foreign.url);
    await page.evaluate(() => Reflect.get(globalThis, 'ready') as Promise<unknown>);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]), piece).toEqual([]);
    await foreign.close();
  }
});
