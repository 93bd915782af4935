import { safeStorage } from '@shop/shared/storage';
import { expect, test } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { FakeStorage } from '../session/testing/fake-browser.ts';
import { pendingQuantityStore } from './pending-quantities.ts';
import { openShop, products, seen, settled } from './testing/fake-shop.ts';

const twoLines = [
  { id: 101, quantity: 1, productId: 1 as const },
  { id: 102, quantity: 1, productId: 2 as const },
];

/** A tab whose pages share its storage; `now` in milliseconds. */
function openTab() {
  const storage = new FakeStorage();
  let now = 1_000_000;
  const openPage = (lines = twoLines) => {
    const events = new EventTarget();
    const pending = pendingQuantityStore(
      safeStorage(() => storage),
      'pending',
      () => now,
    );
    const shop = openShop(lines, true, { leaving: { events, pending } });
    return { ...shop, shop, leave: () => events.dispatchEvent(new Event('pagehide')) };
  };
  return { storage, openPage, pass: (timeMs: number) => (now += timeMs) };
}

/** Five presses of + while the first PATCH is under way, and the page is left. */
async function pressFiveTimes(page: ReturnType<ReturnType<typeof openTab>['openPage']>) {
  await page.cart.getState().reload();
  page.shop.gate = new Promise(() => {});
  for (let quantity = 2; quantity <= 6; quantity++) {
    page.cart
      .getState()
      .setQuantity(101, quantity)
      .catch(() => {});
  }
  await settled();
  page.leave();
  await settled();
}

test('what waits is sent as the page is left, and outlives it [CRT-26]', async () => {
  const page = openTab().openPage();
  await pressFiveTimes(page);
  const patches = page.server.sent.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body, init }) => [body, init.keepalive])).toEqual([
    [{ quantity: 2 }, true],
    [{ quantity: 6 }, true],
  ]);
});

test.each([
  ['lost', 2, 1],
  ['late', 1, 1],
  ['in time', 6, 0],
])('the next page sets a quantity again whose call was %s [CRT-27]', async (_, quantity, calls) => {
  const tab = openTab();
  await pressFiveTimes(tab.openPage());
  const next = tab.openPage([{ id: 101, quantity, productId: 1 }]);
  await next.cart.getState().reload();
  await settled();
  expect(next.sent().filter((call) => call.startsWith('PATCH'))).toHaveLength(calls);
  expect(next.shop.lines[0]?.quantity).toBe(6);
  expect(seen(next.shop)).toMatchObject({ lines: [[101, 6]], pending: false });
  expect(tab.storage.entries()).toEqual({});
});

test('removed lines are removed again, a cleared cart is cleared of what it held [CRT-27]', async () => {
  const tab = openTab();
  const page = tab.openPage();
  await page.cart.getState().reload();
  page.shop.gate = new Promise(() => {});
  const { setQuantity, clear } = page.cart.getState();
  for (const change of [setQuantity(101, 3), clear()]) change.catch(() => {});
  await settled();
  page.leave();
  const next = tab.openPage([...twoLines, { id: 103, quantity: 1, productId: 2 }]);
  await next.cart.getState().reload();
  await settled();
  expect(next.shop.lines.map(({ id }) => id)).toEqual([103]);
});

test('an addition is never sent again: not when it is under way, nor when it waits [CRT-27]', async () => {
  const tab = openTab();
  const page = tab.openPage();
  await page.cart.getState().reload();
  page.shop.gate = new Promise(() => {});
  const { add, setQuantity } = page.cart.getState();
  const addition = { productId: 1, quantity: 1, product: products[1] };
  for (const change of [setQuantity(101, 4), add(addition), add({ ...addition, quantity: 2 })]) {
    change.catch(() => {});
  }
  await settled();
  page.leave();
  await settled();
  const bodies = page.server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([
    { product_id: 1, quantity: 1 },
    { product_id: 1, quantity: 2 },
  ]);
  const next = tab.openPage([{ id: 101, quantity: 7, productId: 1 }]);
  await next.cart.getState().reload();
  await settled();
  expect(next.sent()).toEqual(['GET /orders/cart/']);
});

test('what somebody else left, or what was left long ago, is not sent [CRT-27]', async () => {
  const tab = openTab();
  await pressFiveTimes(tab.openPage());
  const other = tab.openPage();
  other.session.setState({ owner: 'bob' });
  await other.cart.getState().reload();
  await pressFiveTimes(tab.openPage());
  tab.pass(300_000);
  const late = tab.openPage();
  await late.cart.getState().reload();
  await settled();
  expect([other, late].map((page) => page.sent().filter((call) => call.startsWith('PATCH')))).toEqual([
    [],
    [],
  ]);
});

test.each(['', 'x', '{}', '{"owner":"ann","at":1000000,"quantities":[[101],[101,-1],"x"]}', '[]', 'null'])(
  'a note that is not one changes nothing: %s',
  async (note) => {
    const tab = openTab();
    tab.storage.setItem('pending', note);
    const page = tab.openPage();
    await page.cart.getState().reload();
    await settled();
    expect(page.sent()).toEqual(['GET /orders/cart/']);
  },
);

test('a change that is refused again leaves the provider’s cart on the screen', async () => {
  const tab = openTab();
  await pressFiveTimes(tab.openPage());
  const next = tab.openPage();
  next.shop.faults = [{ method: 'PATCH', answer: () => json({ detail: 'Only 3 left.' }, 400) }];
  await next.cart.getState().reload();
  await settled();
  expect(seen(next.shop)).toMatchObject({
    lines: [
      [101, 1],
      [102, 1],
    ],
    pending: false,
  });
});

test('an addition on the next page comes after what the page before left, and neither is lost [CRT-27]', async () => {
  const tab = openTab();
  await pressFiveTimes(tab.openPage());
  const next = tab.openPage([{ id: 101, quantity: 1, productId: 1 }]);
  const reloading = next.cart.getState().reload();
  await next.cart.getState().add({ productId: 1, quantity: 1, product: products[1] });
  await reloading;
  await next.cart.getState().reload();
  await settled();
  expect(next.shop.lines[0]?.quantity).toBe(7);
  expect(seen(next.shop)).toMatchObject({ lines: [[101, 7]], pending: false });
});

test('a page that comes back sends nothing of its past after a newer change [CRT-27]', async () => {
  const page = openTab().openPage();
  await page.cart.getState().reload();
  const gate = Promise.withResolvers<void>();
  page.shop.gate = gate.promise;
  const { setQuantity } = page.cart.getState();
  const changes = [setQuantity(101, 2), setQuantity(101, 6)];
  await settled();
  page.leave();
  gate.resolve();
  await Promise.allSettled(changes);
  await setQuantity(101, 3);
  await page.cart.getState().reload();
  await settled();
  expect(page.shop.lines[0]?.quantity).toBe(3);
});

test('a page that stays, since leaving was undone, reads the cart again', async () => {
  const page = openTab().openPage();
  await page.cart.getState().reload();
  const gate = Promise.withResolvers<void>();
  page.shop.gate = gate.promise;
  const { setQuantity } = page.cart.getState();
  const changes = [setQuantity(101, 2), setQuantity(101, 3)];
  await settled();
  page.shop.faults = [{ method: 'PATCH', taken: true, answer: dropped }];
  page.leave();
  gate.resolve();
  await Promise.allSettled(changes);
  await settled();
  expect(seen(page.shop)).toMatchObject({
    lines: [
      [101, 3],
      [102, 1],
    ],
    pending: false,
  });
});

test('what waits for the quantities of the page before is not done in the cart of another customer [SEC-52]', async () => {
  const tab = openTab();
  await pressFiveTimes(tab.openPage());
  const { cart, session, shop } = tab.openPage();
  const gate = Promise.withResolvers<void>();
  shop.gate = gate.promise;
  const adding = cart.getState().add({ productId: 1, quantity: 1, product: products[1] });
  const outcome = Promise.allSettled([adding]);
  await settled();
  session.setState({ signedIn: false });
  session.setState({ signedIn: true, owner: 'bob' });
  gate.resolve();
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected']);
  await settled();
  expect(shop.sent().filter((sent) => !sent.startsWith('GET'))).toEqual([]);
});
