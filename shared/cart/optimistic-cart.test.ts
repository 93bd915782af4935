import type { CartItem } from '@shop/shared/contracts/provider';
import { describe, expect, test } from 'vitest';
import type { CartChange } from './cart-change.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';

const product = (slug: string): CartItem['product'] => ({
  name: slug,
  slug,
  price: '4.50',
  main_image: null,
});
const line = (id: number, slug: string, quantity: number, customization = {}): CartItem => ({
  id,
  quantity,
  customization,
  product: product(slug),
});
const cart = {
  id: 1,
  items: [line(5, 'maki', 2), line(6, 'nigiri', 1)],
  total_items: 3,
  total_price: '12.00',
};

const set = (itemId: number, quantity: number): CartChange => ({ kind: 'setQuantity', itemId, quantity });
const remove = (itemId: number): CartChange => ({ kind: 'remove', itemId });
const clear: CartChange = { kind: 'clear' };
const add = (slug: string, quantity: number, customization = {}, lineId = -1): CartChange => ({
  kind: 'add',
  lineId,
  addition: { productId: 9, quantity, product: product(slug), customization },
});
const addUnknown = (quantity: number): CartChange => ({
  kind: 'add',
  lineId: -1,
  addition: { productId: 9, quantity },
});

/** Lines as `id x quantity`, then the count. */
function short(from: typeof cart | typeof emptyCart, ...changes: CartChange[]): string {
  const { items, count } = optimisticCart(from, changes);
  return [...items.map(({ id, quantity }) => `${id}x${quantity}`), `= ${count}`].join(' ');
}

describe('without changes', () => {
  test('it is the provider’s cart', () => {
    const { items } = cart;
    expect(optimisticCart(cart, [])).toEqual({ items, count: 3, totalPrice: '12.00', pending: false });
  });

  test('the count is total_items, else the sum of the quantities [CRT-21]', () => {
    expect(optimisticCart({ ...cart, total_items: 2 }, []).count).toBe(2);
    expect(optimisticCart({ ...cart, total_items: 0 }, []).count).toBe(0);
    expect(optimisticCart({ ...cart, total_items: null }, []).count).toBe(3);
    expect(optimisticCart(emptyCart, []).count).toBe(0);
  });

  test('the empty default has no items and costs 0.00', () => {
    expect(optimisticCart(emptyCart, [])).toEqual({
      items: [],
      count: 0,
      totalPrice: '0.00',
      pending: false,
    });
  });
});

describe('one change', () => {
  test.each<[string, CartChange, string]>([
    ['more of a line', set(5, 4), '5x4 6x1 = 5'],
    ['less of a line', set(5, 1), '5x1 6x1 = 2'],
    ['a quantity of a line that is gone', set(7, 4), '5x2 6x1 = 3'],
    ['a removal', remove(5), '6x1 = 1'],
    ['a removal of a line that is gone', remove(7), '5x2 6x1 = 3'],
    ['a cleared cart', clear, '= 0'],
    ['a new product', add('miso', 2), '5x2 6x1 -1x2 = 5'],
    ['more of a product', add('maki', 2), '5x4 6x1 = 5'],
    ['a product in another form', add('maki', 1, { rice: 'brown' }), '5x2 6x1 -1x1 = 4'],
    ['a product that is not known here', addUnknown(2), '5x2 6x1 = 5'],
  ])('%s', (_, change, expected) => {
    expect(short(cart, change)).toBe(expected);
  });

  test('keeps the other lines as they are', () => {
    const { items } = optimisticCart(cart, [set(5, 9)]);
    expect(items[1]).toBe(cart.items[1]);
    expect(items[0]).toEqual({ ...cart.items[0], quantity: 9 });
  });

  test('shows a new line with its product and customization', () => {
    const { items } = optimisticCart(emptyCart, [add('miso', 2, { rice: 'brown' })]);
    expect(items).toEqual([line(-1, 'miso', 2, { rice: 'brown' })]);
  });

  test('finds the line of a customized product', () => {
    const items = [line(5, 'maki', 1), line(6, 'maki', 1, { rice: 'brown', pieces: 8 })];
    const customized = { ...cart, items, total_items: 2 };
    expect(short(customized, add('maki', 2, { pieces: '8', rice: 'brown' }))).toBe('5x1 6x3 = 4');
    expect(short(customized, add('maki', 2))).toBe('5x3 6x1 = 4');
    expect(short(customized, add('maki', 2, { rice: 'brown' }))).toBe('5x1 6x1 -1x2 = 4');
  });

  test('finds it beside a line whose customization has no text', () => {
    const odd = { rice: { toString: '' } };
    const items = [line(5, 'maki', 1, odd), line(6, 'maki', 1, { rice: 'brown' })];
    const customized = { ...cart, items, total_items: 2 };
    expect(short(customized, add('maki', 2, { rice: 'brown' }))).toBe('5x1 6x3 = 4');
    expect(short(customized, add('maki', 2, odd))).toBe('5x3 6x1 = 4');
  });
});

describe('several changes', () => {
  test.each<[string, CartChange[], string]>([
    ['the last quantity holds', [set(5, 3), set(5, 7), set(5, 1)], '5x1 6x1 = 2'],
    ['lines change on their own', [set(5, 3), set(6, 4)], '5x3 6x4 = 7'],
    ['a removed line takes no quantity', [remove(5), set(5, 3)], '6x1 = 1'],
    ['a removed line goes once', [remove(5), remove(5)], '6x1 = 1'],
    ['a product comes back as a new line', [remove(5), add('maki', 1)], '6x1 -1x1 = 2'],
    ['what is added after clearing stays', [clear, add('miso', 1)], '-1x1 = 1'],
    ['what is added before clearing goes', [add('miso', 1), clear], '= 0'],
    ['two additions are one line', [add('miso', 1), add('miso', 2, {}, -2)], '5x2 6x1 -1x3 = 6'],
    ['two new products are two lines', [add('miso', 1), add('soy', 2, {}, -2)], '5x2 6x1 -1x1 -2x2 = 6'],
    ['an added line takes a quantity', [add('miso', 1), set(-1, 5)], '5x2 6x1 -1x5 = 8'],
    ['an added line can be removed', [add('miso', 1), remove(-1)], '5x2 6x1 = 3'],
    ['an addition counts onto a quantity', [set(5, 4), add('maki', 1)], '5x5 6x1 = 6'],
    ['a quantity after an addition holds', [add('maki', 1), set(5, 4)], '5x4 6x1 = 5'],
    ['all removed one by one', [remove(5), remove(6)], '= 0'],
    ['an unknown product among others', [remove(5), addUnknown(2), remove(6)], '= 2'],
  ])('%s', (_, changes, expected) => {
    expect(short(cart, ...changes)).toBe(expected);
  });
});

describe('before the answer', () => {
  test.each([
    ['a quantity', set(5, 9)],
    ['a removal', remove(5)],
    ['an addition', add('miso', 1)],
    ['an addition of something unknown', addUnknown(1)],
  ])('after %s the total stays the provider’s last one, and the cart is pending', (_, change) => {
    expect(optimisticCart(cart, [change])).toMatchObject({ totalPrice: '12.00', pending: true });
  });

  test('a cart that will be empty costs nothing', () => {
    expect(optimisticCart(cart, [clear]).totalPrice).toBe('0.00');
    expect(optimisticCart(cart, [remove(5), remove(6)]).totalPrice).toBe('0.00');
    expect(optimisticCart(cart, [remove(5), remove(6), addUnknown(1)]).totalPrice).toBe('12.00');
  });

  test('a provider that counts lines does not lead below zero', () => {
    expect(optimisticCart({ ...cart, total_items: 2 }, [remove(5), remove(6)]).count).toBe(0);
    expect(optimisticCart({ ...cart, total_items: 1 }, [set(5, 1), set(6, 0)]).count).toBe(0);
  });
});

test('neither the cart nor the changes are altered', () => {
  const changes = [add('miso', 1), set(5, 9), remove(6), clear];
  const before = structuredClone({ cart, changes });
  optimisticCart(cart, changes);
  expect({ cart, changes }).toEqual(before);
});
