import { describe, expect, test } from 'vitest';
import { dropped, json } from '../provider/testing/fake-provider.ts';
import { openShop, products, seen, settled } from './testing/fake-shop.ts';
import { cartFailureText } from './cart-error.ts';

const twoLines = [
  { id: 101, quantity: 2, productId: 1 as const },
  { id: 102, quantity: 1, productId: 2 as const },
];
const nothing = { lines: [], count: 0, totalPrice: '0.00', pending: false };
const both = {
  lines: [
    [101, 2],
    [102, 1],
  ],
  count: 3,
  totalPrice: '300.00',
  pending: false,
};

describe('loading', () => {
  test('nothing is sent before the first action', async () => {
    const shop = openShop(twoLines);
    shop.session.setState({ signedIn: true });
    await settled();
    expect(shop.cart.getState().status).toBe('idle');
    expect(shop.sent()).toEqual([]);
  });

  test('shows the provider’s cart', async () => {
    const shop = openShop(twoLines);
    const loading = shop.cart.getState().reload();
    expect(shop.cart.getState().status).toBe('loading');
    await loading;
    expect([shop.cart.getState().status, seen(shop)]).toEqual(['ready', both]);
  });

  test('without a session, and after a 404, the cart is the empty default [CRT-02]', async () => {
    const visitor = openShop(twoLines, false);
    await visitor.cart.getState().reload();
    expect([visitor.cart.getState().status, seen(visitor), visitor.sent()]).toEqual(['ready', nothing, []]);

    const without = openShop(twoLines);
    without.faults = [{ method: 'GET', answer: () => json({ detail: 'No cart.' }, 404) }];
    await without.cart.getState().reload();
    expect([without.cart.getState().status, seen(without)]).toEqual(['ready', nothing]);
  });

  test('after a 401 the cart is empty, and the state holds the failure', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.faults = [{ method: 'GET', answer: () => json({ detail: 'Expired.' }, 401) }];
    await shop.cart.getState().reload();
    expect([shop.cart.getState().status, seen(shop)]).toEqual(['error', nothing]);
    expect(shop.cart.getState().error).toMatchObject({ kind: 'refused', status: 401 });
  });

  test('any other failure keeps the last known cart, and the next load clears it', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.faults = [{ method: 'GET', answer: () => json({}, 403) }];
    await shop.cart.getState().reload();
    expect([shop.cart.getState().status, seen(shop)]).toEqual(['error', both]);
    await shop.cart.getState().reload();
    expect([shop.cart.getState().status, shop.cart.getState().error]).toEqual(['ready', null]);
  });

  test('several loads at once are one call', async () => {
    const shop = openShop(twoLines);
    await Promise.all([shop.cart.getState().reload(), shop.cart.getState().reload()]);
    expect(shop.sent()).toHaveLength(1);
  });
});

describe('changing', () => {
  test('the cart of an add, update, remove or clear answer replaces the one shown [CRT-16]', async () => {
    const shop = openShop();
    const { add, setQuantity, remove, clear } = shop.cart.getState();
    await add({ productId: 1, quantity: 2 });
    expect(seen(shop)).toEqual({ lines: [[101, 2]], count: 2, totalPrice: '200.00', pending: false });
    await add({ productId: 2, quantity: 1, product: products[2] });
    await setQuantity(101, 5);
    expect(seen(shop)).toEqual({
      lines: [
        [101, 5],
        [102, 1],
      ],
      count: 6,
      totalPrice: '600.00',
      pending: false,
    });
    await remove(101);
    expect(seen(shop)).toEqual({ lines: [[102, 1]], count: 1, totalPrice: '100.00', pending: false });
    await clear();
    expect(seen(shop)).toEqual({ ...nothing, totalPrice: '000.00' });
    expect(shop.sent()).toEqual([
      'POST /orders/cart/add-item/',
      'POST /orders/cart/add-item/',
      'PATCH /orders/cart/items/101/',
      'DELETE /orders/cart/items/101/',
      'DELETE /orders/cart/clear/',
    ]);
    expect(shop.server.sent[0]?.body).toEqual({ product_id: 1, quantity: 2 });
  });

  test('customization is sent when it is given', async () => {
    const shop = openShop();
    await shop.cart.getState().add({ productId: 1, quantity: 1, customization: { rice: 'brown' } });
    expect(shop.server.sent[0]?.body).toEqual({
      product_id: 1,
      quantity: 1,
      customization: { rice: 'brown' },
    });
  });

  test('the provider’s cart wins over the optimistic one', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const adding = shop.cart.getState().setQuantity(101, 50);
    shop.lines = [];
    await adding;
    expect(seen(shop)).toEqual({ ...nothing, totalPrice: '000.00' });
  });

  test('an update below 1 is refused without a call [CRT-13]', async () => {
    const shop = openShop(twoLines);
    for (const quantity of [0, -1, 0.9, Number.NaN]) {
      await expect(shop.cart.getState().setQuantity(101, quantity)).rejects.toMatchObject({
        name: 'CartError',
        message: 'Quantity must be at least 1. Use remove to delete.',
      });
    }
    expect(shop.sent()).toEqual([]);
  });

  test('adding without a session is refused without a call; a failed add has its own default [CRT-20]', async () => {
    const visitor = openShop([], false);
    const refusal: unknown = await visitor.cart
      .getState()
      .add({ productId: 1, quantity: 1 })
      .catch((error) => error);
    expect(cartFailureText('add', refusal)).toBe('Please log in to add items to your cart.');
    expect(visitor.sent()).toEqual([]);

    const shop = openShop();
    shop.faults = [{ method: 'POST', answer: () => json({}, 400) }];
    const failure: unknown = await shop.cart
      .getState()
      .add({ productId: 1, quantity: 1 })
      .catch((error) => error);
    expect(cartFailureText('add', failure)).toBe('Failed to add item.');
  });

  test('nothing else is sent without a session', async () => {
    const { cart, sent } = openShop(twoLines, false);
    const { setQuantity, remove, clear } = cart.getState();
    const outcomes = await Promise.allSettled([setQuantity(101, 2), remove(101), clear()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['setQuantity', 'PATCH', 'Failed to update quantity.'],
    ['remove', 'DELETE', 'Failed to remove item.'],
    ['clear', 'DELETE', 'Failed to clear cart.'],
  ] as const)(
    'a failed %s shows the provider’s text or its default; the cart shown stays',
    async (action, method, text) => {
      const shop = openShop(twoLines);
      await shop.cart.getState().reload();
      const texts: string[] = [];
      for (const body of [{ detail: 'No.' }, { error: 'Not now.' }, {}]) {
        shop.faults = [{ method, answer: () => json(body, 400) }];
        const act = shop.cart.getState()[action];
        await act(101, 7).catch((error) => texts.push(cartFailureText(action, error)));
      }
      expect(texts).toEqual(['No.', 'Not now.', text]);
      expect(seen(shop)).toEqual(both);
      expect(shop.sent().filter((call) => call.startsWith('GET'))).toHaveLength(1);
    },
  );

  test('an order empties the cart here without a call', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.cart.getState().forget();
    expect([shop.cart.getState().status, seen(shop), shop.sent().length]).toEqual(['ready', nothing, 1]);
  });
});

describe('an unknown outcome', () => {
  test.each([
    ['a lost connection', dropped],
    ['a malformed answer', () => json('ok')],
    ['a server error', () => json({ detail: 'Oops.' }, 500)],
  ])('%s, though taken, is settled by looking at the cart; the change is sent once', async (_, answer) => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.faults = [{ method: 'POST', taken: true, answer }];
    await shop.cart.getState().add({ productId: 1, quantity: 3, product: products[1] });
    expect(seen(shop)).toEqual({
      lines: [
        [101, 5],
        [102, 1],
      ],
      count: 6,
      totalPrice: '600.00',
      pending: false,
    });
    expect(shop.sent().slice(1)).toEqual(['POST /orders/cart/add-item/', 'GET /orders/cart/']);
  });

  test('a change that was not made fails, and the provider’s cart is shown', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    for (const [method, change] of [
      ['POST', () => shop.cart.getState().add({ productId: 1, quantity: 1, product: products[1] })],
      ['PATCH', () => shop.cart.getState().setQuantity(101, 9)],
      ['DELETE', () => shop.cart.getState().remove(101)],
      ['DELETE', () => shop.cart.getState().clear()],
    ] as const) {
      shop.faults = [{ method, answer: dropped }];
      await expect(change()).rejects.toMatchObject({ kind: 'network' });
    }
    expect(seen(shop)).toEqual(both);
  });

  test('when the cart cannot be read either, the last known one stays, as one that was not loaded [SEC-110]', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.faults = ['PATCH', 'GET', 'GET', 'GET'].map((method) => ({ method, answer: dropped }));
    await expect(shop.cart.getState().setQuantity(101, 9)).rejects.toMatchObject({ kind: 'network' });
    expect([shop.cart.getState().status, seen(shop)]).toEqual(['error', both]);
    await shop.cart.getState().reload();
    expect([shop.cart.getState().status, shop.cart.getState().error]).toEqual(['ready', null]);
  });

  test('a line that the provider does not know any more reloads the cart', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.lines = twoLines.slice(1);
    shop.faults = [{ method: 'PATCH', answer: () => json({ detail: 'Not found.' }, 404) }];
    await expect(shop.cart.getState().setQuantity(101, 9)).rejects.toMatchObject({ status: 404 });
    await settled();
    expect(seen(shop)).toMatchObject({ lines: [[102, 1]] });
  });
});
