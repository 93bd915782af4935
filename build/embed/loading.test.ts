import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildEmbeds, foreignPage, type BuiltEmbeds, type ForeignPage } from './testing-embeds.ts';
import type { TestServer } from './testing-servers.ts';

let embeds: BuiltEmbeds;
let foreign: ForeignPage;

beforeAll(async () => {
  embeds = await buildEmbeds();
}, 60_000);
afterAll(() => embeds.close());
beforeEach(async () => {
  foreign = await foreignPage(embeds);
});
afterEach(() => foreign.close());

const files = (server: TestServer, part: string) => server.asked.filter((path) => path.includes(part));

test('shows a widget in a shadow root on a page with a strict policy [EMB-07]', async () => {
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Loading the menu…</p></shop-menu>`,
  );
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await foreign.page.evaluate(() => document.querySelector('shop-menu h1'))).toBeNull();
  expect(await foreign.page.getByRole('main').evaluate((main) => getComputedStyle(main).color)).toBe(
    'rgb(1, 2, 3)',
  );
  expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']);
  expect(foreign.problems).toEqual([]);
});

test('starts the first call before the code is there, and makes it once', async () => {
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings} category="sweets"></shop-menu>`,
  );
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(foreign.provider.asked).toEqual(['/api/products/products/?is_active=true&category__slug=sweets']);
  expect([...foreign.provider.tenants]).toEqual(['7']);
  const times = await foreign.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => ({ name, startTime, end: startTime + duration })),
  );
  const call = times.find(({ name }) => name.includes('/api/'));
  const widget = times.find(({ name }) => name.includes('/widget-'));
  expect(call?.startTime).toBeLessThan(widget?.end ?? 0);
});

test('loads React once for the widgets of two remotes', async () => {
  await foreign.open(
    `${foreign.script('menu')}${foreign.script('basket')}<shop-menu ${foreign.settings}></shop-menu><shop-cart ${foreign.settings}></shop-cart>`,
  );
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  await foreign.page.getByText('0 in the cart').waitFor();
  expect(files(foreign.shop, '/vendor/react')).toHaveLength(1);
  expect(files(foreign.shop, '/vendor/shop')).toHaveLength(1);
  const built = foreign.shop.asked.filter((path) => !path.includes('/preview.js'));
  const holding = built.filter((path) =>
    readFileSync(
      join(
        embeds.dist,
        path.replace(/^\/embed\/([\w-]+)\.js$/, '/embed/$1/v1/stub.js').replace('/embed', ''),
      ),
      'utf8',
    ).includes('react.transitional.element'),
  );
  expect(holding).toEqual(files(foreign.shop, '/vendor/react'));
});

test("shows the element's own children until the widget is there, and not after [EMB-10] [EMB-14]", async () => {
  const gate = Promise.withResolvers<void>();
  await foreign.page.route('**/widget-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Loading the menu…</p></shop-menu>`,
  );
  await foreign.page.getByText('Loading the menu…').waitFor();
  expect(await foreign.heard()).toEqual([]);
  gate.resolve();
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await foreign.page.getByText('Loading the menu…').isVisible()).toBe(false);
  expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']);
});

test.each(['/widget-', '/vendor/react', '/list-'])(
  'keeps the children when %s does not load, tells so, and shows the widget after a retry [EMB-11]',
  async (part) => {
    foreign.spoil = (path, text) =>
      path.includes(part) && path.includes(part === '/vendor/react' ? '' : '/menu/') ? null : text;
    await foreign.open(
      `${foreign.script('menu')}${foreign.script('basket')}<shop-menu ${foreign.settings}><p>Our menu</p></shop-menu><shop-cart ${foreign.settings}></shop-cart>`,
    );
    await vi.waitFor(async () =>
      expect((await foreign.heard()).join()).toMatch(/shop:error shop-menu .*could not be loaded/),
    );
    expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
    if (part !== '/vendor/react') await foreign.page.getByText('0 in the cart').waitFor();
    foreign.spoil = (_, text) => text;
    await foreign.page
      .locator('shop-menu')
      .evaluate((element: HTMLElement & { retry(): void }) => element.retry());
    await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  },
);

test('never runs a file that differs from the one that was built', async () => {
  foreign.spoil = (path, text) => (path.includes('/vendor/') ? `${text}\nwindow.tampered = true;` : text);
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Our menu</p></shop-menu>`);
  await vi.waitFor(async () => expect((await foreign.heard()).join()).toContain('shop:error'));
  await foreign.page
    .locator('shop-menu')
    .evaluate((element: HTMLElement & { retry(): void }) => element.retry());
  await vi.waitFor(async () => expect(await foreign.heard()).toHaveLength(2));
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
  expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
});

test('is not disturbed by its script being there twice [EMB-23]', async () => {
  const again = foreign.script('menu').replace('.js', '.js?again');
  await foreign.open(`${foreign.script('menu')}${again}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(files(foreign.shop, '/embed/menu.js')).toHaveLength(2);
  expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']);
  expect(foreign.problems).toEqual([]);
});
