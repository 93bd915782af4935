import type { CartAddition, CartState, ProviderClient } from '../../contracts/index.ts';
import { expect, test } from 'vitest';
import { fillCart, type ChosenDish } from './fill-cart.ts';

const dish = (slug: string, more: Partial<ChosenDish> = {}): ChosenDish => ({
  slug,
  name: slug,
  quantity: 2,
  customization: {},
  total: '8.40',
  ...more,
});

/** A menu by slug; what is not on it answers 404. */
function shop(menu: Record<string, object>, add = async () => {}) {
  let owner = 'ann';
  const session = { getState: () => ({ owner }) };
  const added: CartAddition[] = [];
  const provider = {
    async call(_: unknown, { slug }: { slug: string }) {
      const product = menu[slug];
      if (product)
        return { id: slug, slug, name: slug, price: '4.20', stock: 9, is_active: true, ...product };
      throw Object.assign(new Error('404'), { name: 'ProviderError', kind: 'http', status: 404 });
    },
  } as unknown as ProviderClient;
  const cart = {
    getState: () =>
      ({
        async add(addition: CartAddition) {
          await add();
          added.push(addition);
        },
      }) as CartState,
  };
  const again = (...dishes: ChosenDish[]) => fillCart(dishes, { provider, cart, session } as never);
  return { added, again, logIn: (other: string) => void (owner = other) };
}

test('what can be had goes into the cart, with its customization, and nothing is to be said', async () => {
  const { added, again } = shop({ miso: {} });
  expect(await again(dish('miso', { customization: { Note: 'hot' } }))).toEqual({ added: 1, notes: [] });
  expect(added).toMatchObject([{ productId: 'miso', quantity: 2, customization: { Note: 'hot' } }]);
});

test('what is gone, sold out, short or dearer is named', async () => {
  const { added, again } = shop({
    out: { stock: 0 },
    short: { stock: 1 },
    dear: { price: '5.00' },
    asked: { price: null },
    old: { is_active: false },
  });
  const { notes } = await again(
    ...['gone', 'out', 'short', 'dear', 'asked', 'old'].map((slug) => dish(slug)),
    dish(''),
  );
  expect(notes).toEqual([
    'gone is no longer on the menu.',
    'out is sold out.',
    'Only 1 of short is left.',
    'dear costs $5.00 now, not $4.20.',
    'The price of asked is on request.',
    'old is no longer on the menu.',
    ' is no longer on the menu.',
  ]);
  expect(added.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['short', 1],
    ['dear', 2],
  ]);
});

test('lines of the same dish say the same once', async () => {
  const { notes } = await shop({ out: { stock: 0 } }).again(dish('out'), dish('out', { quantity: 1 }));
  expect(notes).toEqual(['out is sold out.']);
});

test('a dish that the cart refuses is named with the reason, and the others go in', async () => {
  let first = true;
  const { again } = shop({ miso: {}, tea: {} }, async () => {
    if (!first) return;
    first = false;
    throw Object.assign(new Error('no'), {
      name: 'ProviderError',
      kind: 'http',
      status: 400,
      detail: 'The kitchen is closed.',
      fields: {},
    });
  });
  expect(await again(dish('miso'), dish('tea'))).toEqual({
    added: 1,
    notes: ['miso is not in your cart: The kitchen is closed.'],
  });
});

test('what is left is not added to the cart of another customer, who logs in meanwhile [SEC-52]', async () => {
  const { added, again, logIn } = shop({ miso: {}, tea: {} }, async () => logIn('bob'));
  expect(await again(dish('miso'), dish('tea'))).toEqual({
    added: 1,
    notes: ['tea is not in your cart: Failed to add item.'],
  });
  expect(added.map(({ productId }) => productId)).toEqual(['miso']);
});
