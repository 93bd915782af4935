import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { addAsVisitor, logInByKeyboard, rooms, test } from './corner-page.ts';

// What pieces open over a page, and what stands at the edge of the view.

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart', exact: true });
const cartButton = (page: Page) =>
  page.locator('shop-cart-button').getByRole('link', { name: 'Cart, 1 item' });
const openDialogs = (page: Page) => page.locator('dialog[open]');
const styleOf = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

/** Opens the drawer with the keyboard, and presses the button that leads to the checkout. */
async function proceedByKeyboard(page: Page) {
  await cartButton(page).press('Enter');
  const proceed = drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' });
  await proceed.press('Enter');
}

test('the drawer of a piece leads to the checkout at the first press, and closes [EMB-84]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: rooms,
    body: '<shop-cart-button></shop-cart-button><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart><main></main>',
  }));
  await addAsVisitor(page, customer);
  await proceedByKeyboard(page);
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(cartButton(page)).toBeFocused();

  await cartButton(page).press('Enter');
  await drawerOf(page).getByRole('link', { name: 'View cart' }).press('Enter');
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Your Cart', exact: true }),
  ).toBeVisible();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();

  await page.locator('main').evaluate((main) => main.append(document.createElement('shop-cart')));
  const cart = page.locator('shop-cart');
  await expect(cart.getByRole('heading', { name: 'Your Cart', exact: true })).toBeVisible();
  await proceedByKeyboard(page);
  await expect(cart.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(cart.locator(':focus')).toHaveCount(1);
});

test('the focus is in the checkout also where its code comes after the press [EMB-84]', async ({
  page,
  provider,
  open,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/ordering*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const customer = await provider.newCustomer();
  await open(() => ({
    css: rooms,
    body: '<shop-cart-button></shop-cart-button><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart><main></main>',
  }));
  await addAsVisitor(page, customer);
  await page.locator('main').evaluate((main) => main.append(document.createElement('shop-cart')));
  const cart = page.locator('shop-cart');
  await expect(cart.getByRole('heading', { name: 'Your Cart', exact: true })).toBeVisible();
  await proceedByKeyboard(page);
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(cart.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0);
  code.resolve();
  await expect(cart.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(cart.locator(':focus')).toHaveCount(1);
});

test('without `open` the drawer leads to the storefront’s checkout at the first press [EMB-84]', async ({
  page,
  provider,
  shop,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: rooms,
    settings: '',
    body: '<shop-cart-button></shop-cart-button><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart><shop-account></shop-account>',
  }));
  const account = page.locator('shop-account');
  await logInByKeyboard(account, customer);
  await expect(account.getByLabel('Email')).toHaveCount(0);
  await page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' }).click();
  await proceedByKeyboard(page);
  await page.waitForURL(`${shop.url}/cart#checkout`);
});

test('with `look="page"` what opens over the page has the page’s own accent and font [EMB-85]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: `${rooms} body { background: rgb(255, 250, 240); font-family: Georgia, serif } a { color: rgb(143, 43, 31) } header { background: rgb(20, 50, 40); color: white } header a { color: rgb(255, 230, 150) } .own { --shop-accent: rgb(0, 80, 160) }`,
    body: '<header><shop-cart-button></shop-cart-button></header><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart><shop-add-to-cart class="own" slug="salmon-nigiri"></shop-add-to-cart>',
  }));
  const login = page.getByRole('dialog').getByRole('button', { name: 'Login' });
  const expectLook = async (button: Locator, colour: string) => {
    await expect(button).toBeVisible();
    expect(await styleOf(button, 'background-color')).toBe(colour);
    expect(await styleOf(button, 'font-family')).toBe('Georgia, serif');
  };
  const pieces = page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' });
  await pieces.last().click();
  await expectLook(login, 'rgb(0, 80, 160)');
  await page.keyboard.press('Escape');
  await pieces.first().click();
  await expectLook(login, 'rgb(143, 43, 31)');
  await logInByKeyboard(page.getByRole('dialog'), customer);
  await cartButton(page).click();
  await expectLook(drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' }), 'rgb(143, 43, 31)');
  expect(await styleOf(drawerOf(page), 'background-color')).toBe('rgb(255, 250, 240)');
});

test('a floating cart stays at the edge of the view, wherever it stands, and below dialogs [EMB-86]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  const held = ['transform: translateY(0)', 'filter: drop-shadow(0 0 9px #0002)', 'contain: content'];
  await open(() => ({
    html: '<html lang="ar" dir="rtl">',
    css: `${rooms} section { min-height: 1500px } ${held.map((rule, index) => `.held${index} { ${rule} }`).join(' ')}`,
    body: `<shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart>${['free', 'held0', 'held1', 'held2'].map((name) => `<section class="${name}"><shop-cart-button floating></shop-cart-button></section>`).join('')}`,
  }));
  await addAsVisitor(page, customer);
  const buttons = cartButton(page);
  await expect(buttons).toHaveCount(4);
  const places = async () => {
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    return boxes.map((box) => [
      1280 - (box?.x ?? 0) - (box?.width ?? 0),
      900 - (box?.y ?? 0) - (box?.height ?? 0),
    ]);
  };
  const atEdge = Array.from({ length: 4 }, () => [24, 24]);
  await expect.poll(places).toEqual(atEdge);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(places).toEqual(atEdge);
  const isInTopLayer = (index: number) =>
    buttons.nth(index).evaluate((button) => button.closest(':popover-open') !== null);
  expect(await Promise.all([0, 1, 2, 3].map(isInTopLayer))).toEqual([false, true, true, true]);

  await buttons.last().press('Enter');
  await expect(drawerOf(page).getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  const isCovered = () =>
    drawerOf(page).evaluate(
      (drawer) =>
        (drawer.getRootNode() as ShadowRoot).elementFromPoint(1240, 860)?.closest('dialog') === drawer,
    );
  expect(await isCovered()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(buttons.last()).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('shop-cart-button').getByRole('link').count()).toBe(0);
});

test('after a login by keyboard the focus is on the button that was pressed, with its ring, in a piece no wider than its place [EMB-87, EMB-36]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: `${rooms} section { display: grid; width: 300px }`,
    body: '<shop-product-card slug="nigiri-selection"></shop-product-card><section><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart></section>',
  }));
  const button = page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' });
  await button.press('Enter');
  await logInByKeyboard(page.getByRole('dialog'), customer);
  await expect(
    page.locator('shop-add-to-cart').getByText('1 x Nigiri selection added to cart!'),
  ).toBeVisible();
  await expect(button).toBeFocused();
  expect(await styleOf(button, 'outline-width')).toBe('3px');
  expect((await page.locator('shop-add-to-cart').boundingBox())?.width).toBeLessThanOrEqual(300);
});

const pageSizes = { h1: 34, h2: 24, h3: 19, h4: 15 };

test('headings of widgets are no larger than those of the page around them [EMB-88]', async ({
  page,
  open,
}) => {
  // Previews are replaced, and their headings with them.
  await page.addInitScript(() => {
    const ready = new Set<EventTarget | null>();
    addEventListener('shop:ready', ({ target }) => Object.assign(globalThis, { ready: ready.add(target) }));
  });
  await open(() => ({
    css: `${rooms} ${Object.entries(pageSizes)
      .map(([name, size]) => `${name} { font-size: ${size}px }`)
      .join(' ')} @media (width < 500px) { h2 { font-size: 20px } }`,
    body: '<h1>Theirs</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><shop-menu heading="2" look="shop">Menu</shop-menu><shop-blog heading="2"></shop-blog><shop-contact></shop-contact><shop-reviews heading="2" slug="salmon-nigiri"></shop-reviews>',
  }));
  const headings = (tag: string) =>
    page.locator(`${tag} .shop-root`).evaluate((root) =>
      [...root.querySelectorAll('h1, h2, h3, h4')].map((one) => ({
        level: Number(one.getAttribute('aria-level') ?? one.localName[1]),
        size: parseFloat(getComputedStyle(one).fontSize),
      })),
    );
  const tags = ['shop-menu', 'shop-blog', 'shop-contact', 'shop-reviews'];
  await page.waitForFunction((count) => Reflect.get(globalThis, 'ready')?.size === count, tags.length);
  for (const tag of tags) await expect(page.locator(tag).getByRole('heading').first()).toBeVisible();
  const expectSizes = async (two: number) => {
    // The shop's own look: its sizes, by their level.
    const menu = await headings('shop-menu');
    expect(Math.max(...menu.map(({ size }) => size))).toBeLessThanOrEqual(pageSizes.h1);
    expect(menu.find(({ level }) => level === 2)?.size).toBeGreaterThan(24);
    const limits = [0, pageSizes.h1, two, Math.min(two, pageSizes.h3), 16];
    for (const tag of tags.slice(1))
      for (const { level, size } of await headings(tag))
        expect(size, `${tag}: level ${level}`).toBeLessThanOrEqual(limits[level] ?? 0);
  };
  await expectSizes(pageSizes.h2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await headings('shop-blog'))[0]?.size).toBe(20);
  await expectSizes(20);
});
