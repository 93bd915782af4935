import { expect, test } from 'vitest';
import { contrastOf, type Colour } from '../../shared/embed/widget/colours.ts';
import { setUpForeignPage, until } from './testing-embeds.ts';

// One script for the elements of all areas, and the pieces that it brings.

const foreign = setUpForeignPage();
const price = (attributes: string) => `<shop-price ${foreign.settings} ${attributes}>…</shop-price>`;
const files = () => foreign.shop.asked.filter((path) => path.startsWith('/embed/')).join();

test('one script shows pieces and areas, and loads what the elements on the page need [EMB-35]', async () => {
  await foreign.open(`${foreign.script('shop')}<p>From ${price('slug="maki"')}</p>`);
  await foreign.page.getByText('$4.00').waitFor();
  expect(files()).not.toMatch(/widget\.js|list-page|preview/);
  expect(foreign.problems).toEqual([]);
  await foreign.open(`${foreign.script('shop')}<shop-menu ${foreign.settings}></shop-menu>`);
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(files()).toContain('widget.js');
});

test('a piece stands in a line, takes its attributes, and has no heading of its own [EMB-36]', async () => {
  await foreign.open(`${foreign.script('shop')}<p>From ${price('slug="maki"')}</p>`);
  const element = foreign.page.locator('shop-price');
  await foreign.page.getByText('$4.00').waitFor();
  const [width, all] = await element.evaluate((one) => [
    one.clientWidth,
    one.parentElement?.clientWidth ?? 0,
  ]);
  expect(width).toBeGreaterThan(20);
  expect(width).toBeLessThan((all ?? 0) / 2);
  await element.evaluate((one) => one.setAttribute('long', ''));
  await foreign.page.getByText('Price of Maki').waitFor();
  await element.evaluate((one) => one.setAttribute('slug', 'mochi'));
  await foreign.page.getByText('Price of Mochi').waitFor();
  expect(await foreign.page.locator('h1').count()).toBe(0);
});

test('a link of a piece shows in the element of the page that has such pages, else leads to the storefront [EMB-36]', async () => {
  await foreign.open(
    `${foreign.script('shop')}${price('slug="maki" open="page"')}<shop-menu ${foreign.settings}></shop-menu>`,
  );
  const link = foreign.page.locator('shop-price').getByRole('link', { name: 'Maki' });
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(await link.getAttribute('href')).toBe('https://shop.example/products/maki');
  await link.click();
  await foreign.page.getByRole('heading', { name: 'Dish maki' }).waitFor();
});

test('a piece that cannot be shown says so calmly, tells the page, and tries again [EMB-37]', async () => {
  await foreign.open(
    `${foreign.script('shop')}${price('slug="gone"')}<shop-price ${foreign.settings} slug="off"><b slot="error" hidden>Ask us</b></shop-price>`,
  );
  await foreign.page.getByText('This is not in the shop any more.').waitFor();
  await foreign.page.getByText('Ask us').waitFor();
  const heard = await foreign.heard();
  expect(heard).toHaveLength(2);
  for (const event of heard) expect(event).toMatch(/^shop:error shop-price .*"code":"not-found"/);
  await foreign.page.route(`${foreign.provider.origin}/**`, (route) => route.fulfill({ status: 400 }));
  await foreign.open(`${foreign.script('shop')}${price('slug="maki"')}`);
  await foreign.page.getByText('Not available right now.').waitFor();
  await foreign.page.unroute(`${foreign.provider.origin}/**`);
  await foreign.page.getByRole('button', { name: 'Try again' }).click();
  await foreign.page.getByText('$4.00').waitFor();
});

test('what the address of the script says holds for all elements that say nothing else [EMB-38]', async () => {
  const script = foreign.script('shop').replace('shop.js', 'shop.js?theme=dark&look=page');
  await foreign.open(
    `${script}<div>${price('slug="maki"')}<shop-menu ${foreign.settings} data-theme="light"></shop-menu></div>`,
  );
  await foreign.page.getByText('$4.00').waitFor();
  await foreign.page.getByRole('heading', { name: 'All dishes' }).waitFor();
  const themes = await foreign.page.evaluate(() =>
    ['shop-price', 'shop-menu'].map((tag) => document.querySelector<HTMLElement>(tag)?.dataset['theme']),
  );
  expect(themes).toEqual(['dark', 'light']);
});

test.each([
  ['not shown [SEC-120]', 'hidden'],
  ['in a part that is inert [SEC-182]', 'inert'],
])('a page’s script opens the cart over the page also where its button is %s', async (_, closed) => {
  await foreign.signIn();
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  await foreign.open(
    `${foreign.script('shop')}<div ${closed}><shop-cart-button></shop-cart-button></div><p>From ${price('slug="maki"')}</p>`,
  );
  await foreign.page.getByText('$4.00').waitFor();
  const script = JSON.stringify(`${foreign.shop.origin}/embed/shop.js`);
  await foreign.page.evaluate(`import(${script}).then(({ shop }) => shop.open('cart'))`);
  const opened = foreign.page.getByText('The cart is open').filter({ visible: true });
  await until(async () => expect(await opened.count()).toBe(1));
  expect(await foreign.page.locator(`[${closed}] [expanded]`).count()).toBe(0);
});

test('a page’s script reads the cart, fills it, hears its changes and opens it [EMB-40]', async () => {
  await foreign.signIn();
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  await foreign.open(foreign.script('shop'));
  const call = (statement: string) =>
    foreign.page.evaluate<unknown>(
      `import(${JSON.stringify(`${foreign.shop.origin}/embed/shop.js`)}).then(({ shop }) => ${statement})`,
    );
  expect(await call('shop.getCart()')).toEqual({ count: 0, total: '0.00', items: [] });
  await call('(shop.onChange(({ count }) => (window.counts ??= []).push(count)), 0)');
  expect(await call('shop.add("maki", 2)')).toBe('added');
  await until(async () => expect(await foreign.page.evaluate('counts.at(-1)')).toBeGreaterThan(0));
  await call('(shop.open("cart"), 0)');
  await foreign.page.getByText('The cart is open').waitFor();
  expect(await call('shop.add("gone").catch(() => "refused")')).toBe('refused');
});

test('a page’s script reads the cart where widgets of another area alone have loaded files [EMB-40]', async () => {
  foreign.shopSettings = { apiBase: `${foreign.provider.origin}/api`, tenant: 7 };
  await foreign.open(`${foreign.script('shop')}<shop-cart ${foreign.settings} look="page"></shop-cart>`);
  await foreign.page.getByText('0 in the cart').waitFor();
  const address = JSON.stringify(`${foreign.shop.origin}/embed/shop.js`);
  const cart = await foreign.page.evaluate(`import(${address}).then(({ shop }) => shop.getCart())`);
  expect(cart).toEqual({ count: 0, total: '0.00', items: [] });
  expect(foreign.problems).toEqual([]);
});

test('a widget takes fonts and colours of its place, as far as they can be read, and follows the page [EMB-43]', async () => {
  // Style sheets of scripts are allowed where those of the page are not.
  await foreign.page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'div { background: rgb(20, 10, 60); color: rgb(90, 90, 120); font-family: Papyrus } .day div { background: rgb(255, 250, 240) } a { color: rgb(255, 200, 0) } .own { --shop-accent: rgb(1, 2, 3) }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await foreign.open(
    `${foreign.script('shop')}<div>${price('slug="maki" look="page"')}${price('slug="mochi" look="page" class="own"')}</div>`,
  );
  const root = foreign.page.locator('shop-price .shop-root').first();
  await foreign.page.getByText('$4.00').first().waitFor();
  const look = () =>
    root.evaluate((element) => {
      const { color, fontFamily } = getComputedStyle(element);
      const { host } = element.getRootNode() as ShadowRoot;
      return { color, fontFamily, accent: getComputedStyle(host).getPropertyValue('--shop-accent') };
    });
  const night = await look();
  expect(night.fontFamily).toBe('Papyrus');
  expect(night.accent).toBe('rgb(255 200 0)');
  expect(contrastOf(numbers(night.color), [20, 10, 60])).toBeGreaterThanOrEqual(4.5);
  expect(night.color).not.toBe('rgb(90, 90, 120)');
  const own = foreign.page.locator('.own');
  expect(await own.evaluate((one) => getComputedStyle(one).getPropertyValue('--shop-accent'))).toBe(
    'rgb(1, 2, 3)',
  );
  await foreign.page.evaluate(() => document.body.classList.add('day'));
  await until(async () => expect((await look()).color).toBe('rgb(90, 90, 120)'));
  expect(contrastOf(numbers((await look()).accent), [255, 250, 240])).toBeGreaterThanOrEqual(4.5);
});

test('a page that sets its class whenever something of it changes goes on while widgets follow it [EMB-43] [SEC-99]', async () => {
  await foreign.page.addInitScript(() => {
    let calls = 0;
    const observer = new MutationObserver(() => {
      calls += 1;
      Object.assign(window, { calls });
      document.body.classList.add('ready');
      document.documentElement.style.setProperty('--header', '4rem');
      // Or the test would never end.
      if (calls > 500) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await foreign.open(`${foreign.script('shop')}<div>${price('slug="maki" look="page"')}</div>`);
  await foreign.page.getByText('$4.00').waitFor();
  await foreign.page.evaluate(() => document.body.append(document.createElement('p')));
  expect(await foreign.page.evaluate<number>('calls')).toBeLessThan(50);
});

function numbers(colour: string): Colour {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

test('an altered file that the code of pieces imports does not run, also for a visitor with a cart button alone [SEC-154]', async () => {
  foreign.spoil = (path, text) =>
    path.includes('/vendor/loading.') ? `${text}\nwindow.tampered = true;` : text;
  await foreign.open(`${foreign.script('shop')}<shop-cart-button ${foreign.settings}></shop-cart-button>`);
  await until(async () => expect((await foreign.heard()).join()).toMatch(/shop:(?:ready|error)/));
  expect(foreign.shop.asked.join()).toContain('/vendor/loading.');
  expect(await foreign.page.evaluate('window.tampered')).toBeUndefined();
});
