import { expect, test, vi } from 'vitest';
import { followCart } from './follow-cart.ts';
import type { ScriptCart, ShopCart } from './shop-script.ts';

const content = (count: number): ShopCart => ({ count, total: null, items: [] });

/** A cart whose first reading answers so. */
function openCart(first: () => Promise<ShopCart>) {
  const listeners = new Set<(cart: ShopCart) => void>();
  const cart: Pick<ScriptCart, 'getCart' | 'onChange'> = {
    getCart: first,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { cart: cart as ScriptCart, listeners };
}

test('tells what the cart holds, and each change until it is ended', async () => {
  const { cart, listeners } = openCart(async () => content(1));
  const heard: number[] = [];
  const end = followCart(
    async () => cart,
    ({ count }) => heard.push(count),
  );
  await expect.poll(() => heard).toEqual([1]);
  for (const listener of listeners) listener(content(2));
  expect(heard).toEqual([1, 2]);
  end();
  expect(listeners.size).toBe(0);
});

test.each<[string, () => Promise<ShopCart>, () => void]>([
  ['that could not be read at first', () => Promise.reject(new Error('Down.')), () => {}],
  [
    'at whose first telling the listener threw',
    async () => content(1),
    () => {
      throw new Error('Mine.');
    },
  ],
])('tells the changes of a cart %s [EMB-99]', async (_, first, firstCall) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { cart, listeners } = openCart(first);
  const listener = vi.fn<(cart: ShopCart) => void>().mockImplementationOnce(firstCall);
  followCart(async () => cart, listener);
  await expect.poll(() => logged.mock.calls).toHaveLength(1);
  for (const tell of listeners) tell(content(2));
  expect(listener).toHaveBeenLastCalledWith(content(2));
  logged.mockRestore();
});

test('ended before its code is there, it follows nothing', async () => {
  const { cart, listeners } = openCart(async () => content(1));
  const loading = Promise.withResolvers<ScriptCart>();
  const listener = vi.fn<(cart: ShopCart) => void>();
  followCart(() => loading.promise, listener)();
  loading.resolve(cart);
  await new Promise((resolve) => setImmediate(resolve));
  expect([listener.mock.calls.length, listeners.size]).toEqual([0, 0]);
});
