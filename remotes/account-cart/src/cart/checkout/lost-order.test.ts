import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { openCheckoutWith, lost, request } from './place-order.fixture.ts';
import { placeOrder, recoverOrder } from './place-order.ts';

const orders = '/orders/orders/';
const failed = 'Failed to create order. Please check your details and try again.';

/** A provider that makes one order per key, and loses its first answers. */
function forgetful(answersLost: number) {
  const made = new Map<string | null, { id: number }>();
  let losses = answersLost;
  const take = (key: string | null) => {
    const order = made.get(key) ?? { id: 42 + made.size };
    made.set(key, order);
    if (losses-- > 0) lost();
    return order;
  };
  return { made, answers: { [orders]: take } };
}

test('an order placed on a lost connection is requested again with its key, and shown once', async () => {
  const { made, answers } = forgetful(1);
  const shop = openCheckoutWith(answers);
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({
    kind: 'confirmed',
    placed: { order: { id: 42 } },
  });
  expect(shop.keys).toEqual(['key-1', 'key-1']);
  expect(made.size).toBe(1);
  expect(shop.onOrdered).toHaveBeenCalledOnce();
});

test('the key stays until an answer arrives: placing the order again creates no second one', async () => {
  const { made, answers } = forgetful(3);
  const shop = openCheckoutWith(answers);
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'failed',
    text: failed,
    help: expect.stringContaining('ordered once'),
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(new Set(shop.keys)).toEqual(new Set(['key-1']));
  expect(made.size).toBe(1);
});

test('after a reload the same order is requested, by its owner only', async () => {
  const { made, answers } = forgetful(3);
  const storage = memoryStorage();
  const before = openCheckoutWith(answers, { storage });
  before.readCart.mockResolvedValue('unknown');
  await placeOrder(request('card_2c2p'), before);
  const after = openCheckoutWith(answers, { storage });
  expect(after.attempts.open('somebody else')).toBeUndefined();
  const attempt = after.attempts.open('mele');
  expect(attempt).toEqual({ key: 'key-1', owner: 'mele', ...requested });
  if (!attempt) return;
  expect(await recoverOrder(attempt, request('bank_transfer'), after)).toMatchObject({ kind: 'confirmed' });
  expect(after.attempts.open('mele')).toBeUndefined();
  expect(made.size).toBe(1);
});

const { options: _, ...requested } = request('card_2c2p');

test('a cart that still has lines shows that nothing was ordered', async () => {
  const shop = openCheckoutWith({ [orders]: lost });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: failed });
  expect(shop.keys).toHaveLength(3);
  expect(shop.onOrdered).not.toHaveBeenCalled();
});

test('after a 500 with an emptied cart the order is requested by its key', async () => {
  let calls = 0;
  const shop = openCheckoutWith({
    [orders]: () => (++calls === 1 ? new Response('', { status: 500 }) : { id: 42 }),
  });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-1']);
});

test('a refusal ends the attempt: the next order has a new key', async () => {
  let calls = 0;
  const refused = Response.json({ detail: 'Closed today.' }, { status: 400 });
  const shop = openCheckoutWith({ [orders]: () => (++calls === 1 ? refused : { id: 42 }) });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: 'Closed today.' });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-2']);
});

test('a repeated order is paid as it was first placed', async () => {
  const shop = openCheckoutWith({ [orders]: () => ({ id: 42, payment_method: 'bank_transfer' }) });
  expect(await placeOrder(request('card_2c2p'), shop)).toMatchObject({
    kind: 'confirmed',
    placed: { method: 'bank_transfer' },
  });
});

test('a provider without keys gets the order once; an empty cart shows that it was placed', async () => {
  const shop = openCheckoutWith({ [orders]: lost }, { keyed: false });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unconfirmed' });
  expect(shop.keys).toEqual([null]);
  expect(shop.onOrdered).toHaveBeenCalledWith();
});

test('a provider without keys gets the order again only after its cart was read', async () => {
  const shop = openCheckoutWith({ [orders]: lost }, { keyed: false });
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'failed', text: failed });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unconfirmed' });
  expect(shop.keys).toEqual([null]);
});
