import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';
import type { TestServer } from './testing-servers.ts';

const foreign = setUpForeignPage();

/** Delays a file of the shop until `open` is called. */
function hold(part: string): { open(): void } {
  const gate = Promise.withResolvers<void>();
  foreign.spoil = async (path, text) => {
    if (path.includes(part)) await gate.promise;
    return text;
  };
  return { open: gate.resolve };
}

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

test('starts the first call before the code has loaded, and makes it once', async () => {
  const gate = hold('/widget.js');
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings} category="sweets"></shop-menu>`,
  );
  const sweets = ['/api/products/products/?is_active=true&category__slug=sweets'];
  await until(() => expect(foreign.provider.asked).toEqual(sweets));
  gate.open();
  await foreign.page.getByRole('heading', { name: 'sweets' }).waitFor();
  expect(foreign.provider.asked).toEqual(sweets);
  expect([...foreign.provider.tenants]).toEqual(['7']);
});

test('requests all that the first page needs as soon as the script has loaded', async () => {
  const gate = hold('/vendor/elements.');
  await foreign.open(`<shop-menu ${foreign.settings}></shop-menu>${foreign.script('menu')}`);
  const path = encodeURIComponent('/products?category=');
  const apiBase = encodeURIComponent(`${foreign.provider.origin}/api/`);
  await until(() =>
    expect(foreign.shop.asked).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/menu\/v1\/widget\.js$/),
        expect.stringMatching(/\/menu\/v1\/common\.js$/),
        expect.stringMatching(/\/menu\/v1\/list-page\.js$/),
        expect.stringMatching(/\/vendor\/elements\./),
        expect.stringMatching(/\/vendor\/react\./),
        expect.stringMatching(/\/vendor\/shop\./),
        `/embed/menu/v1/preview.js?path=${path}&apiBase=${apiBase}&tenant=7&part=page`,
        `/embed/menu/v1/preview.js?path=${path}&apiBase=${apiBase}&tenant=7&part=data`,
      ]),
    ),
  );
  const asked = [...foreign.shop.asked];
  gate.open();
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  // Nothing twice, and nothing else but what loads the data, since no page was rendered.
  const rest = foreign.shop.asked.slice(asked.length).toSorted();
  expect(rest).toEqual([
    '/embed/menu/v1/loading.js',
    expect.stringMatching(/\/vendor\/loading\.[\w-]+\.js$/),
  ]);
});

/** Has the edge render the menu with one dish; `data` may be changed between answers. */
function renderMenu(dish: { name: string }): void {
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api/`, tenant: 7 };
  foreign.spoil = (file, text) => {
    const dishes = [{ id: 3, slug: 'soup', price: '4.00', ...dish }];
    const data = { 'menu/list': { title: 'All dishes', dishes } };
    return file.endsWith('/preview.js')
      ? `export const tree = [['p', {}, 'Menu']]; export const data = ${JSON.stringify(data)};`
      : text;
  };
}

test('an element that comes back to the page later shows what the shop says by then [EMB-102]', async () => {
  const { page, shop, provider } = foreign;
  const dish = { name: 'Early soup' };
  renderMenu(dish);
  await page.clock.install();
  await foreign.open(`${foreign.script('menu')}<shop-menu></shop-menu>`);
  await page.getByRole('link', { name: 'Early soup' }).waitFor();
  const comeBack = () =>
    page.locator('shop-menu').evaluate((element) => element.replaceWith(document.createElement('shop-menu')));
  await comeBack();
  await page.getByRole('link', { name: 'Early soup' }).waitFor();
  expect(files(shop, 'part=data')).toHaveLength(1);
  dish.name = 'Late soup';
  await page.clock.fastForward('01:01');
  await comeBack();
  await page.getByRole('link', { name: 'Late soup' }).waitFor();
  expect(files(shop, 'part=data')).toHaveLength(2);
  expect(provider.asked).toEqual([]);
});

test('a page that the browser shows again has the preview of now [EMB-102]', async () => {
  const { page, provider } = foreign;
  const dish = { name: 'Early soup' };
  renderMenu(dish);
  await foreign.open(`${foreign.script('menu')}<shop-menu></shop-menu>`);
  await page.getByRole('link', { name: 'Early soup' }).waitFor();
  await page.goto('about:blank');
  dish.name = 'Late soup';
  await page.goBack();
  await page.getByRole('link', { name: 'Late soup' }).waitFor();
  expect(provider.asked).toEqual([]);
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
        foreign.dist,
        path.replace(/^\/embed\/([\w-]+)\.js$/, '/embed/$1/v1/loader.js').replace('/embed', ''),
      ),
      'utf8',
    ).includes('react.transitional.element'),
  );
  expect(holding).toEqual(files(foreign.shop, '/vendor/react'));
});

test('a visitor’s cart shows without session, cart and client, which come once the browser is idle [EMB-96]', async () => {
  await foreign.page.addInitScript(() => {
    window.requestIdleCallback = (call) => {
      addEventListener('idle', () => call({ didTimeout: false, timeRemaining: () => 50 }), { once: true });
      return 0;
    };
  });
  await foreign.open(`${foreign.script('basket')}<shop-cart ${foreign.settings}></shop-cart>`);
  await foreign.page.getByText('0 in the cart').waitFor();
  const late = () => foreign.shop.asked.filter((path) => /\/vendor\/(?:account|loading)\./.test(path));
  expect(late()).toEqual([]);
  await foreign.page.evaluate(() => dispatchEvent(new Event('idle')));
  await until(() => expect(late()).toHaveLength(2));
  expect(await foreign.heard()).toEqual(['shop:ready shop-cart {}']);
});

test('where a browser has no idle callbacks, an element of the page that has their name is not called [SEC-174]', async () => {
  await foreign.page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await foreign.open(
    `<p id="requestIdleCallback">Idle</p>${foreign.script('basket')}<shop-cart ${foreign.settings}></shop-cart>`,
  );
  await foreign.page.getByText('0 in the cart').waitFor();
  await until(() =>
    expect(foreign.shop.asked.filter((path) => /\/vendor\/(?:account|loading)\./.test(path))).toHaveLength(2),
  );
  expect(foreign.problems).toEqual([]);
});

test("shows the element's own children until the widget shows, and not after [EMB-10] [EMB-14]", async () => {
  const gate = hold('/widget.js');
  await foreign.open(
    `${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Loading the menu…</p></shop-menu>`,
  );
  await foreign.page.getByText('Loading the menu…').waitFor();
  expect(await foreign.heard()).toEqual([]);
  gate.open();
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await foreign.page.getByText('Loading the menu…').isVisible()).toBe(false);
  expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']);
});

test.each(['/widget.js', '/vendor/react', '/list-'])(
  'shows the children and fires shop:error when %s fails, and shows the widget after a retry [EMB-11]',
  async (part) => {
    foreign.spoil = (path, text) =>
      path.includes(part) && path.includes(part === '/vendor/react' ? '' : '/menu/') ? null : text;
    await foreign.open(
      `${foreign.script('menu')}${foreign.script('basket')}<shop-menu ${foreign.settings}><p>Our menu</p></shop-menu><shop-cart ${foreign.settings}></shop-cart>`,
    );
    await until(async () =>
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

test('never runs an altered file', async () => {
  foreign.spoil = (path, text) =>
    /\/vendor\/(react|shop)/.test(path) ? `${text}\nwindow.tampered = true;` : text;
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Our menu</p></shop-menu>`);
  await until(async () => expect((await foreign.heard()).join()).toContain('shop:error'));
  await foreign.page
    .locator('shop-menu')
    .evaluate((element: HTMLElement & { retry(): void }) => element.retry());
  await until(async () => expect(await foreign.heard()).toHaveLength(2));
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
  expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
});

test('never defines elements with an altered file, and requests the file again', async () => {
  foreign.spoil = (path, text) =>
    path.includes('/vendor/elements') ? `${text}\nwindow.tampered = true;` : text;
  await foreign.open(`${foreign.script('menu')}<shop-menu ${foreign.settings}><p>Our menu</p></shop-menu>`);
  const refusals = async () =>
    (await foreign.heard()).filter((event) => /shop:error .*elements.* could not be loaded/.test(event));
  // By the second try all other files of the widget have loaded, and might import the file themselves.
  await until(async () => expect(await refusals()).toHaveLength(2));
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
  expect(await foreign.page.evaluate(() => customElements.get('shop-menu'))).toBeUndefined();
  expect(await foreign.page.getByText('Our menu').isVisible()).toBe(true);
  foreign.spoil = (_, text) => text;
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
});

test('is not disturbed by its script being there twice [EMB-23]', async () => {
  const again = foreign.script('menu').replace('.js', '.js?again');
  await foreign.open(`${foreign.script('menu')}${again}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(files(foreign.shop, '/embed/menu.js')).toHaveLength(2);
  expect(await foreign.heard()).toEqual(['shop:ready shop-menu {}']);
  expect(foreign.problems).toEqual([]);
});
