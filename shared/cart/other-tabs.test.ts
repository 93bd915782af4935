import { afterEach, expect, test } from 'vitest';
import { followOtherTabs } from './other-tabs.ts';
import { openShop, products, seen, settled, type FakeShop } from './testing/fake-shop.ts';

const ends: AbortController[] = [];
afterEach(() => ends.splice(0).forEach((end) => end.abort()));

/** A channel within this test: everybody hears the others, at once. */
function createChannels() {
  const all: EventTarget[] = [];
  return () => {
    const channel = Object.assign(new EventTarget(), {
      close: () => void all.splice(all.indexOf(channel), 1),
      postMessage() {
        for (const other of all) if (other !== channel) other.dispatchEvent(new Event('message'));
      },
    });
    all.push(channel);
    return channel as unknown as BroadcastChannel;
  };
}

function follow(shop: FakeShop, channel?: BroadcastChannel) {
  const events = new EventTarget();
  const end = new AbortController();
  ends.push(end);
  followOtherTabs(shop, { events, channel, signal: end.signal });
  return { events, end };
}

/** Two tabs of one customer at one provider. */
async function openTabs() {
  const channel = createChannels();
  const one = openShop([{ id: 101, quantity: 2, productId: 1 }]);
  const other = openShop();
  // The same provider behind both.
  Object.defineProperty(other, 'lines', {
    get: () => one.lines,
    set(lines: FakeShop['lines']) {
      one.lines = lines;
    },
  });
  const tabs = [follow(one, channel()), follow(other, channel())] as const;
  await Promise.all([one.cart.getState().reload(), other.cart.getState().reload()]);
  return { one, other, tabs };
}

test('a change in one tab is read once in the other, which notifies nobody', async () => {
  const { one, other } = await openTabs();
  await one.cart.getState().setQuantity(101, 5);
  await settled();
  expect(seen(other)).toEqual(seen(one));
  expect(other.sent()).toEqual(['GET /orders/cart/', 'GET /orders/cart/']);
  expect(one.sent()).toEqual(['GET /orders/cart/', 'PATCH /orders/cart/items/101/']);
});

test('changes in both tabs at once end with the same cart in both', async () => {
  const { one, other } = await openTabs();
  await Promise.all([
    one.cart.getState().setQuantity(101, 7),
    other.cart.getState().add({ productId: 2, quantity: 1, product: products[2] }),
    one.cart.getState().setQuantity(101, 8),
  ]);
  await settled();
  await settled();
  expect(seen(one)).toEqual(seen(other));
  expect(seen(one)).toMatchObject({
    lines: [
      [101, 8],
      [102, 1],
    ],
  });
});

test('an order in one tab empties the cart of the other', async () => {
  const { one, other } = await openTabs();
  one.lines = [];
  one.cart.getState().forget();
  await settled();
  expect(seen(other)).toMatchObject({ lines: [], count: 0 });
});

test.each(['focus', 'online'])('%s reloads a loaded cart of a signed-in customer', async (name) => {
  const shop = openShop([{ id: 101, quantity: 2, productId: 1 }]);
  const { events, end } = follow(shop);
  events.dispatchEvent(new Event(name));
  await settled();
  expect(shop.sent()).toEqual([]);
  await shop.cart.getState().reload();
  shop.lines = [{ id: 101, quantity: 9, productId: 1 }];
  events.dispatchEvent(new Event(name));
  await settled();
  expect(seen(shop)).toMatchObject({ count: 9 });
  end.abort();
  events.dispatchEvent(new Event(name));
  await settled();
  expect(shop.sent()).toHaveLength(2);
});

test('a visitor sends nothing', async () => {
  const shop = openShop([], false);
  const { events } = follow(shop);
  await shop.cart.getState().reload();
  events.dispatchEvent(new Event('focus'));
  await settled();
  expect(shop.sent()).toEqual([]);
});
