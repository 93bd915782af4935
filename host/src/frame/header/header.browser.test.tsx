import type { FragmentLoader, FragmentProps } from '@shop/shared/contracts';
import { widths } from '@shop/shared/testing/area';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf } from '../../testing/answers.ts';
import { areaOf, openShop, type ShopSetting } from '../../testing/open-shop.tsx';
import { openAccount } from '../../testing/ways.ts';

const header = page.getByRole('banner');

beforeEach(() => page.viewport(1280, 800));

test.each(widths)('a visitor is offered login and registration, %i px wide [LAY-09]', async (width) => {
  await page.viewport(width, 800);
  openShop();
  const account = await openAccount(width);
  await expect.element(account.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect.element(account.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test.each(widths)('a customer is offered to log out, %i px wide [LAY-10]', async (width) => {
  await page.viewport(width, 800);
  openShop({ signedIn: true });
  const account = await openAccount(width);
  await expect.element(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('logging out shows a visitor’s links, and an empty cart', async () => {
  const { calls } = openShop({ signedIn: true, answers: withCart(3) });
  await expect.element(header.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect.element(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /accounts/logout/');
});

function withCart(count: number) {
  return answersOf({ cart: { id: 1, items: [], total_items: count, total_price: '1.00' } });
}

const cart = header.getByRole('link', { name: /^Cart/ });

test.each(widths)('the way to the cart carries the number of items, %i px wide [LAY-18]', async (width) => {
  await page.viewport(width, 800);
  openShop({ signedIn: true, answers: withCart(3) });
  await expect.poll(() => cart.element().textContent).toBe('3');
  await expect.element(cart).toHaveAttribute('href', '/cart');
  await expect.element(cart).toHaveAccessibleName('Cart, 3 items');
});

test.each(widths)('the number is hidden at 0 and ends at 99+, %i px wide [LAY-19]', async (width) => {
  await page.viewport(width, 800);
  for (const [count, shown] of [
    [1, '1'],
    [0, ''],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ] as const) {
    const { close, platform } = openShop({ signedIn: true, answers: withCart(count) });
    await expect.poll(() => platform.cart.getState().status).toBe('ready');
    await expect.poll(() => cart.element().textContent, { message: String(count) }).toBe(shown);
    close();
  }
});

const miniCart: FragmentLoader = async () =>
  function MiniCart({ open = false, onClose }: FragmentProps) {
    return open ? (
      <dialog open aria-label="Your cart">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </dialog>
    ) : null;
  };
const drawer = page.getByRole('dialog', { name: 'Your cart' });

/** A shop with a cart page, and the cart's drawer as `load` gives it. */
function withDrawer(load: FragmentLoader, setting: ShopSetting = {}) {
  const pages = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/cart', element: <h1>The whole cart</h1> },
  ];
  const areas = { 'account-cart': areaOf(pages, { 'mini-cart': load }) };
  return openShop({ areas, signedIn: true, answers: withCart(3), ...setting });
}

test('a customer’s cart opens over the page, and opens again after it was closed', async () => {
  const { address } = withDrawer(miniCart);
  for (const _ of [1, 2]) {
    await cart.click();
    await expect.element(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  }
  expect(address()).toBe('/');
});

test('the drawer’s code is loaded for a filled cart; for an empty one on hover or focus of the link', async () => {
  const load = vi.fn<FragmentLoader>(miniCart);
  const filled = withDrawer(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(drawer.elements()).toHaveLength(0);
  filled.close();

  const { platform } = withDrawer(load, { answers: withCart(0) });
  await expect.poll(() => platform.cart.getState().status).toBe('ready');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  cart.element().focus();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(drawer.elements()).toHaveLength(0);
});

/** The drawer, whose code arrives with `arrive`. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load: FragmentLoader = async (platform) => {
    await promise;
    return miniCart(platform);
  };
  return { load, arrive: resolve };
}

test('a press waits for the drawer’s code, shows that, and opens it', async () => {
  const { load, arrive } = slowly();
  const { address } = withDrawer(load);
  await cart.click();
  await expect.element(cart).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect.element(drawer).toBeVisible();
  // The drawer says that it is there once it is.
  await expect.element(cart).not.toHaveAttribute('aria-busy');
  expect(address()).toBe('/');
});

test('a second click while its code is loading opens the page, and Back opens no drawer', async () => {
  const { load, arrive } = slowly();
  const { address } = withDrawer(load);
  await cart.click();
  await expect.element(cart).toHaveAttribute('aria-busy', 'true');
  await cart.click();
  await expect.element(page.getByRole('heading', { name: 'The whole cart' })).toBeVisible();
  expect(address()).toBe('/cart');
  arrive();
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(drawer.elements()).toHaveLength(0);
  await cart.click();
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('without its code the link leads to the whole cart', async () => {
  const { address } = withDrawer(() => Promise.reject(new TypeError('Failed to fetch')), {
    expectedErrors: /Failed to fetch|is left out/,
  });
  await cart.click();
  await expect.poll(address).toBe('/cart');
  await expect.element(page.getByRole('heading', { name: 'The whole cart' })).toBeVisible();
});

test('a visitor, and who is on the cart’s page, go to the page', async () => {
  const load = vi.fn<FragmentLoader>(miniCart);
  const visitor = withDrawer(load, { signedIn: false });
  await cart.click();
  await expect.element(page.getByRole('heading', { name: 'The whole cart' })).toBeVisible();
  visitor.close();
  withDrawer(load, { path: '/cart' });
  await expect.element(cart).toHaveAccessibleName('Cart, 3 items');
  await cart.click();
  await expect.element(page.getByRole('heading', { name: 'The whole cart' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test.each(widths)('a customer finds the orders beside the logout, %i px wide [LAY-38]', async (width) => {
  await page.viewport(width, 800);
  openShop({ signedIn: true });
  const account = await openAccount(width);
  await expect.element(account.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
});

test('a filled cart shows in a bar at the foot of a phone, and hides nothing [LAY-39]', async () => {
  await page.viewport(390, 664);
  const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>);
  const pages = [
    { path: '/', element: lines },
    { path: '/products/miso', element: <h1>Miso</h1> },
    { path: '/cart', element: <h1>The whole cart</h1> },
  ];
  const areas = { 'account-cart': areaOf(pages, { 'mini-cart': miniCart }) };
  const shop = openShop({ areas, signedIn: true, answers: withCart(3) });
  const bar = page.getByRole('link', { name: '3 items · $1.00 · View cart' });
  await expect.element(bar).toHaveAttribute('href', '/cart');
  // It comes in from below.
  await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  expect(bar.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);

  const last = page.getByText('© Umi. All rights reserved.');
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return last.element().getBoundingClientRect().bottom;
    })
    .toBeLessThan(bar.element().getBoundingClientRect().top);
  await page.viewport(769, 664);
  await expect.element(bar).not.toBeInTheDocument();
  await page.viewport(390, 664);
  await bar.click();
  await expect.element(page.getByRole('heading', { name: 'The whole cart' })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  shop.close();
  openShop({ path: '/products/miso', areas, signedIn: true, answers: withCart(3) });
  await expect.element(cart).toHaveAccessibleName('Cart, 3 items');
  await expect.element(bar).not.toBeInTheDocument();
});
