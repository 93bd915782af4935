import { describe, expect, test } from 'vitest';
import { json } from '../provider/testing/fake-provider.ts';
import { openShop, products, seen, settled } from './testing/fake-shop.ts';

const twoLines = [
  { id: 101, quantity: 2, productId: 1 as const },
  { id: 102, quantity: 1, productId: 2 as const },
];

describe('before the answer', () => {
  test('every change shows at once, and the calls go out one by one in their order', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    shop.gate = gate;
    const { add, setQuantity, remove } = shop.cart.getState();
    const changes = [
      setQuantity(101, 4),
      remove(102),
      add({ productId: 2, quantity: 3, product: products[2] }),
    ];
    expect(seen(shop)).toEqual({
      lines: [
        [101, 4],
        [-1, 3],
      ],
      count: 7,
      totalPrice: '300.00',
      pending: true,
    });
    await settled();
    expect(shop.sent()).toHaveLength(2);
    open();
    await Promise.all(changes);
    expect(shop.sent().slice(1)).toEqual([
      'PATCH /orders/cart/items/101/',
      'DELETE /orders/cart/items/102/',
      'POST /orders/cart/add-item/',
    ]);
    expect(seen(shop)).toEqual({
      lines: [
        [101, 4],
        [102, 3],
      ],
      count: 7,
      totalPrice: '700.00',
      pending: false,
    });
  });

  test('fifty quick changes of a quantity are two calls, and the last value holds', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const changes = Array.from({ length: 50 }, (_, index) =>
      shop.cart.getState().setQuantity(101, index + 3),
    );
    expect(seen(shop)).toMatchObject({
      lines: [
        [101, 52],
        [102, 1],
      ],
      count: 53,
    });
    await Promise.all(changes);
    expect(shop.lines[0]?.quantity).toBe(52);
    expect(seen(shop)).toMatchObject({
      lines: [
        [101, 52],
        [102, 1],
      ],
      count: 53,
      pending: false,
    });
    expect(shop.server.sent.slice(1).map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 52 }]);
  });

  test('quick changes of two lines are independent', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const { setQuantity } = shop.cart.getState();
    await Promise.all(
      [1, 2, 3, 4].flatMap((step) => [setQuantity(101, 10 + step), setQuantity(102, 20 + step)]),
    );
    expect(shop.lines.map(({ quantity }) => quantity)).toEqual([14, 24]);
    expect(shop.sent()).toHaveLength(4);
  });

  test('a quantity that is back where it was is not sent', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const { setQuantity } = shop.cart.getState();
    await Promise.all([setQuantity(101, 5), setQuantity(101, 6), setQuantity(101, 5)]);
    expect(shop.sent().slice(1)).toEqual(['PATCH /orders/cart/items/101/']);
  });

  test('a removal supersedes pending quantities of its line, and is sent once', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    const { setQuantity, remove, clear } = shop.cart.getState();
    await Promise.all([setQuantity(102, 5), setQuantity(101, 5), remove(101), remove(101)]);
    expect(shop.sent().slice(1)).toEqual(['PATCH /orders/cart/items/102/', 'DELETE /orders/cart/items/101/']);
    await Promise.all([setQuantity(102, 6), setQuantity(102, 7), remove(102), clear()]);
    expect(shop.sent().slice(3)).toEqual(['PATCH /orders/cart/items/102/', 'DELETE /orders/cart/clear/']);
  });

  test('a line just added can be changed before the provider has given it an id', async () => {
    const shop = openShop();
    await shop.cart.getState().reload();
    const { add, setQuantity } = shop.cart.getState();
    const adding = add({ productId: 1, quantity: 1, product: products[1] });
    const [added] = shop.cart.getState().view.items;
    await Promise.all([adding, setQuantity(added?.id ?? 0, 4)]);
    expect(shop.lines).toEqual([{ id: 101, quantity: 4, productId: 1 }]);
  });

  test('when that addition fails, so does the change of its line, unsent', async () => {
    const shop = openShop();
    await shop.cart.getState().reload();
    shop.faults = [{ method: 'POST', answer: () => json({ detail: 'Sold out.' }, 409) }];
    const { add, setQuantity } = shop.cart.getState();
    const adding = add({ productId: 1, quantity: 1, product: products[1] });
    const setting = setQuantity(shop.cart.getState().view.items[0]?.id ?? 0, 4);
    expect(await Promise.allSettled([adding, setting])).toMatchObject([
      { reason: { detail: 'Sold out.' } },
      { reason: { detail: 'Sold out.' } },
    ]);
    expect(shop.sent()).toHaveLength(2);
    expect(seen(shop)).toMatchObject({ lines: [], count: 0, pending: false });
  });

  test('a failed change leaves the ones behind it in place', async () => {
    const shop = openShop(twoLines);
    await shop.cart.getState().reload();
    shop.faults = [{ method: 'PATCH', answer: () => json({ detail: 'Only 3 left.' }, 400) }];
    const { setQuantity, remove } = shop.cart.getState();
    const outcomes = await Promise.allSettled([setQuantity(101, 9), remove(102)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen(shop)).toMatchObject({ lines: [[101, 2]], pending: false });
  });
});

describe('a load meets a change', () => {
  test('the change goes first, and its answer is the load’s', async () => {
    const shop = openShop(twoLines);
    shop.faults = [{ method: 'GET', answer: () => new Promise(() => undefined) }];
    const loading = shop.cart.getState().reload();
    await settled();
    const adding = shop.cart.getState().add({ productId: 2, quantity: 4, product: products[2] });
    await Promise.all([loading, adding]);
    expect(shop.sent()).toEqual(['GET /orders/cart/', 'POST /orders/cart/add-item/']);
    expect(shop.cart.getState().status).toBe('ready');
    expect(seen(shop)).toMatchObject({
      lines: [
        [101, 2],
        [102, 5],
      ],
    });
  });

  test('a rejected change lets the load start again', async () => {
    const shop = openShop(twoLines);
    shop.faults = [{ method: 'POST', answer: () => json({ detail: 'Sold out.' }, 409) }];
    const loading = shop.cart.getState().reload();
    const adding = shop.cart.getState().add({ productId: 2, quantity: 4 });
    await expect(adding).rejects.toMatchObject({ detail: 'Sold out.' });
    await loading;
    expect([shop.cart.getState().status, seen(shop)]).toMatchObject([
      'ready',
      {
        lines: [
          [101, 2],
          [102, 1],
        ],
      },
    ]);
  });
});
