import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { desk, lost, request } from './order-desk.fixture.ts';
import { placeOrder, recover } from './place-order.ts';

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

test('an order taken on a cut connection is asked for again by its key, and shown once', async () => {
  const { made, answers } = forgetful(1);
  const shop = desk(answers);
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({
    kind: 'confirmed',
    placed: { order: { id: 42 } },
  });
  expect(shop.keys).toEqual(['key-1', 'key-1']);
  expect(made.size).toBe(1);
  expect(shop.taken).toHaveBeenCalledOnce();
});

test('while no answer gets through the key is kept: placing it again makes no second order', async () => {
  const { made, answers } = forgetful(3);
  const shop = desk(answers);
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

test('a reload asks for the same order, as its own owner only', async () => {
  const { made, answers } = forgetful(3);
  const storage = memoryStorage();
  const before = desk(answers, { storage });
  before.readCart.mockResolvedValue('unknown');
  await placeOrder(request('card_2c2p'), before);
  const after = desk(answers, { storage });
  expect(after.attempts.open('somebody else')).toBeUndefined();
  const attempt = after.attempts.open('mele');
  expect(attempt).toEqual({ key: 'key-1', owner: 'mele', ...requested });
  if (!attempt) return;
  expect(await recover(attempt, request('bank_transfer'), after)).toMatchObject({ kind: 'confirmed' });
  expect(after.attempts.open('mele')).toBeUndefined();
  expect(made.size).toBe(1);
});

const { options: _, ...requested } = request('card_2c2p');

test('a cart that is still there shows that nothing was ordered', async () => {
  const shop = desk({ [orders]: lost });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: failed });
  expect(shop.keys).toHaveLength(3);
  expect(shop.taken).not.toHaveBeenCalled();
});

test('an answer of 500 whose order took the cart is asked for by its key', async () => {
  let calls = 0;
  const shop = desk({
    [orders]: () => (++calls === 1 ? new Response('', { status: 500 }) : { id: 42 }),
  });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-1']);
});

test('a refusal ends the attempt: the next order has a key of its own', async () => {
  let calls = 0;
  const refused = Response.json({ detail: 'Closed today.' }, { status: 400 });
  const shop = desk({ [orders]: () => (++calls === 1 ? refused : { id: 42 }) });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: 'Closed today.' });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-2']);
});

test('asked for again, the order is paid as it was first placed', async () => {
  const shop = desk({ [orders]: () => ({ id: 42, payment_method: 'bank_transfer' }) });
  expect(await placeOrder(request('card_2c2p'), shop)).toMatchObject({
    kind: 'confirmed',
    placed: { method: 'bank_transfer' },
  });
});

test('a provider without keys gets the order once; an empty cart tells that it was taken', async () => {
  const shop = desk({ [orders]: lost }, { keyed: false });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unheard' });
  expect(shop.keys).toEqual([null]);
  expect(shop.taken).toHaveBeenCalledWith();
});

test('a provider without keys is not sent the order again before its cart was read', async () => {
  const shop = desk({ [orders]: lost }, { keyed: false });
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'failed', text: failed });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unheard' });
  expect(shop.keys).toEqual([null]);
});
