import { expect, test, vi } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { safeStorage } from '../storage/index.ts';
import { storedCart } from './stored-cart.ts';
import { openShop, seen, settled } from './testing/fake-shop.ts';

function createStorage() {
  const texts = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }));
  return { texts, storage };
}

const oneLine = [{ id: 101, quantity: 2, productId: 1 as const }];
const shown = { lines: [[101, 2]], count: 2, totalPrice: '200.00' };

function open(storage: ReturnType<typeof createStorage>['storage']) {
  const onCached = vi.fn();
  const stored = storedCart(storage, 'keptCart', () => ({ onCached }));
  const shop = openShop(oneLine, true, { stored });
  return { shop, onCached, cart: shop.cart.getState() };
}

/** A page that has loaded the cart, and the next one, whose provider cannot be reached. */
async function openTwice(failure: () => Response | Promise<Response> = dropped) {
  const { texts, storage } = createStorage();
  await open(storage).cart.reload();
  const next = open(storage);
  // With its retries.
  next.shop.faults = [1, 2, 3].map(() => ({ method: 'GET', answer: failure }));
  return { ...next, texts };
}

test('where the provider cannot be reached the last cart is shown, with its time and as not loaded [OFF-14]', async () => {
  const { shop, onCached, cart } = await openTwice();
  await cart.reload();
  expect(shop.cart.getState().status).toBe('error');
  expect(seen(shop)).toMatchObject(shown);
  expect(onCached).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
});

test('a provider that answers that it cannot is no reason to', async () => {
  const { shop, onCached, cart } = await openTwice(() => json({}, 500));
  await cart.reload();
  expect(seen(shop)).toMatchObject({ lines: [] });
  expect(onCached).not.toHaveBeenCalled();
});

test('another customer gets nothing of it [OFF-14]', async () => {
  const { shop, onCached, cart } = await openTwice();
  shop.session.setState({ owner: 'bob' });
  await cart.reload();
  expect(seen(shop)).toMatchObject({ lines: [] });
  expect(onCached).not.toHaveBeenCalled();
});

test('the end of the session removes it, and so does an order [OFF-14]', async () => {
  const first = await openTwice();
  expect(first.texts.size).toBe(1);
  first.shop.session.setState({ signedIn: false });
  expect(first.texts.size).toBe(0);
  const second = await openTwice();
  second.cart.forget();
  expect(second.texts.size).toBe(0);
});

test('a change that is answered after the session has ended stores it for nobody [OFF-14]', async () => {
  const { texts, storage } = createStorage();
  const { shop, cart } = open(storage);
  await cart.reload();
  const gate = Promise.withResolvers<void>();
  shop.gate = gate.promise;
  const changed = cart.setQuantity(101, 5);
  await settled();
  shop.session.setState({ signedIn: false });
  gate.resolve();
  await changed;
  expect(texts.size).toBe(0);
});

test.each(['', '{', 'null', '{"owner":"ann","at":1,"cart":7}', '{"owner":"ann","cart":{"items":[]}}'])(
  'a text that is no cart is none: %s [REL-04]',
  (text) => {
    const { texts, storage } = createStorage();
    texts.set('keptCart', text);
    const onCached = vi.fn();
    expect(storedCart(storage, 'keptCart', () => ({ onCached })).read('ann')).toBeUndefined();
    expect(onCached).not.toHaveBeenCalled();
  },
);
