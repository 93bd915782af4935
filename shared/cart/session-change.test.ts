import { describe, expect, test } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { createSession } from '../session/create-session.ts';
import { accessToken, openBrowser, startOfTime } from '../session/testing/fake-browser.ts';
import { createCart } from './create-cart.ts';
import { openShop, seen, settled } from './testing/fake-shop.ts';

const twoLines = [
  { id: 101, quantity: 2, productId: 1 as const },
  { id: 102, quantity: 1, productId: 2 as const },
];

describe('the session changes', () => {
  test('a late answer of the earlier session is dropped, and pending changes are rejected', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const gate = Promise.withResolvers<void>();
    shop.gate = gate.promise;
    const { setQuantity, remove } = shop.cart.getState();
    const changes = Promise.allSettled([setQuantity(101, 9), remove(102)]);
    await settled();
    shop.session.setState({ signedIn: false });
    expect(seen(shop)).toMatchObject({ lines: [], count: 0, pending: false });
    gate.resolve();
    expect((await changes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await settled();
    expect(seen(shop)).toMatchObject({ lines: [], count: 0 });
    expect(shop.sent()).toHaveLength(2);
  });

  test('so is one that comes before the cart was ever loaded', async () => {
    const shop = openShop(twoLines);
    const adding = shop.cart.getState().add({ productId: 1, quantity: 1 });
    shop.session.setState({ signedIn: false });
    await Promise.allSettled([adding]);
    expect([shop.cart.getState().status, seen(shop)]).toMatchObject(['idle', { lines: [], count: 0 }]);
  });

  test('another person gets their own cart, whatever the first one’s calls still answer', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const gate = Promise.withResolvers<void>();
    shop.gate = gate.promise;
    const change = shop.cart.getState().setQuantity(101, 9);
    await settled();
    shop.gate = undefined;
    shop.session.setState({ signedIn: false });
    shop.lines = [{ id: 201, quantity: 1, productId: 2 }];
    shop.session.setState({ signedIn: true });
    await settled();
    gate.resolve();
    await change;
    await settled();
    expect(seen(shop)).toMatchObject({ lines: [[201, 1]] });
  });

  test('after an order, a change that was in flight does not restore the lines', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const change = shop.cart.getState().setQuantity(101, 9);
    await settled().then(() => shop.cart.getState().forget());
    await change;
    expect(seen(shop)).toMatchObject({ lines: [], count: 0 });
  });
});

describe('with the real session', () => {
  const exp = startOfTime / 1000 + 3600;
  const token = (sub: string, lasts = exp) => accessToken({ exp: lasts, sub });

  function openTabs() {
    const browser = openBrowser(({ path }) => {
      if (path === '/accounts/login/') return json({ access: token('ann'), refresh: 'r' });
      if (path === '/accounts/token/refresh/') return json({ access: token('ann') });
      return path === '/orders/cart/' ? json({ items: [], total_items: 4, total_price: '9.00' }) : dropped();
    });
    const openTab = () => {
      const { provider, tokens, events } = browser.openTab();
      const session = createSession({ provider, tokens, loginField: 'login_id' });
      return { session, events, cart: createCart({ provider, session }) };
    };
    const carts = () => browser.server.sent.filter(({ path }) => path === '/orders/cart/').length;
    return { ...browser, openTab, carts };
  }

  test('every storage change reloads the cart, here and in the other tabs [CRT-22]', async () => {
    const { openTab, carts, storage } = openTabs();
    const [here, there] = [openTab(), openTab()];
    await Promise.all([here.cart.getState().reload(), there.cart.getState().reload()]);
    expect(carts()).toBe(0);
    await here.session.getState().login({ email: 'a', password: 'b' });
    await settled();
    expect(carts()).toBe(2);
    expect(there.cart.getState().view.count).toBe(4);
    storage.setItem('authToken', token('ann', exp + 60));
    there.events.dispatchEvent(new Event('storage'));
    await settled();
    expect(carts()).toBe(4);
    await here.session.getState().logout();
    await settled();
    expect([here, there].map(({ cart }) => cart.getState().view.count)).toEqual([0, 0]);
  });

  test('a refresh caused by the load itself does not load twice', async () => {
    const { openTab, carts, storage } = openTabs();
    storage.setItem('authToken', token('ann', 0));
    storage.setItem('refreshToken', 'r');
    const { cart } = openTab();
    await cart.getState().reload();
    await settled();
    expect([carts(), cart.getState().view.count]).toEqual([1, 4]);
  });
});
