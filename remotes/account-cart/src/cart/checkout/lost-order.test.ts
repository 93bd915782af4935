import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { openCheckoutWith, lost, options, request } from './place-order.fixture.ts';
import { placeOrder, searchOrder } from './place-order.ts';

const orders = '/orders/orders/';
const missing =
  'Your order did not arrive: two minutes later your cart is still full. You can place the order again.';
const unknown = 'We cannot tell yet whether your order arrived. We look again when you come back.';

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

/** A later visit, in any tab. */
function visit(storage: Storage, ...[answers, setting]: Parameters<typeof openCheckoutWith>) {
  const shop = openCheckoutWith(answers, { ...setting, storage });
  const attempt = shop.attempts.open('mele');
  if (!attempt) throw new Error('No order is open.');
  return { shop, attempt, search: () => searchOrder({ attempt, options: async () => options }, shop, false) };
}

/** A customer who left while the outcome of the order was open. */
async function leaveWithOpenOrder(...[answers, setting]: Parameters<typeof openCheckoutWith>) {
  const storage = memoryStorage();
  const shop = openCheckoutWith(answers, { ...setting, storage });
  shop.isLeft.mockReturnValue(true);
  await placeOrder(request('bank_transfer'), shop);
  return storage;
}

test.each([1, 3])(
  'an order whose answer is lost %i times is requested again with its key, and shown once',
  async (times) => {
    const { made, answers } = forgetful(times);
    const shop = openCheckoutWith(answers);
    expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({
      kind: 'confirmed',
      placed: { order: { id: 42 } },
    });
    expect(new Set(shop.keys)).toEqual(new Set(['key-1']));
    expect(made.size).toBe(1);
    expect(shop.onOrdered).toHaveBeenCalledOnce();
  },
);

test.each([
  ['no answer', lost],
  ['a gateway’s 502', () => new Response('', { status: 502 })],
  ['Cloudflare’s 520, an answer that broke off [SEC-96]', () => new Response('', { status: 520 })],
  ['Cloudflare’s 524 [SEC-96]', () => new Response('<h1>A timeout occurred</h1>', { status: 524 })],
  ['a gateway’s 504', () => new Response('<h1>Gateway Timeout</h1>', { status: 504 })],
  ['a gateway’s 504 in JSON [SEC-271]', () => Response.json({ error: 'Gateway Timeout' }, { status: 504 })],
  ['a gateway’s 504 by RFC 9457 [SEC-271]', () => Response.json({ detail: 'Timed out.' }, { status: 504 })],
  ['an answer that cannot be read', () => new Response('{"id":')],
])(
  'after %s a full cart means not yet: the search goes on with growing pauses, for two minutes [CHK-26]',
  async (_, answer) => {
    const shop = openCheckoutWith({ [orders]: answer }, { keyed: false });
    expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: missing });
    expect(shop.pauses).toEqual([300, 900, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]);
    expect(shop.readCart).toHaveBeenCalledTimes(11);
    expect(shop.onSlow).toHaveBeenCalled();
    expect(shop.onOrdered).not.toHaveBeenCalled();
    expect(shop.keys).toEqual([null]);
  },
);

test('an order that arrives while it is looked for ends in a confirmation [CHK-26]', async () => {
  const shop = openCheckoutWith({ [orders]: lost }, { keyed: false });
  shop.readCart.mockImplementation(async () => (shop.now() > 6000 ? 'empty' : 'filled'));
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unconfirmed' });
  expect(shop.onOrdered).toHaveBeenCalledWith();
  expect(shop.attempts.open('mele')).toBeUndefined();
});

test('an answer that takes longer than 15 seconds is waited for, and the shop says so [CHK-26]', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<object>();
  const shop = openCheckoutWith({ [orders]: () => answer.promise }, { keyed: false });
  const outcome = placeOrder(request('bank_transfer'), shop);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(shop.onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shop.onSlow).toHaveBeenCalledOnce();
  answer.resolve({ id: 42 });
  expect(await outcome).toMatchObject({ kind: 'confirmed', placed: { order: { id: 42 } } });
  vi.useRealTimers();
});

test('where the cart cannot be read the outcome stays open, and so does the key [CHK-26]', async () => {
  const { made, answers } = forgetful(12);
  const shop = openCheckoutWith(answers);
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'failed',
    text: unknown,
    help: expect.stringContaining('ordered once'),
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(new Set(shop.keys)).toEqual(new Set(['key-1']));
  expect(made.size).toBe(1);
});

test('an order that did arrive goes to the address that it was sent with, and says so [CHK-31]', async () => {
  const { answers } = forgetful(12);
  const shop = openCheckoutWith(answers);
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'failed' });
  shop.readCart.mockResolvedValue('empty');
  const { address, ...rest } = request('bank_transfer');
  await placeOrder({ ...rest, address: { ...address, street: '99 New Street' } }, shop);
  expect(shop.onOrdered).toHaveBeenCalledWith(expect.objectContaining({ address }));
});

test('the next visit looks again, for its owner only, and orders nothing while the cart is full [CHK-27]', async () => {
  const { made, answers } = forgetful(2);
  const storage = await leaveWithOpenOrder(answers);
  const { shop, attempt, search } = visit(storage, answers);
  expect(shop.attempts.open('somebody else')).toBeUndefined();
  expect(attempt).toMatchObject({ key: 'key-1', method: 'bank_transfer', address: { city: 'c' } });
  shop.readCart.mockImplementation(async () => (shop.now() > 3000 ? 'empty' : 'filled'));
  expect(await search()).toMatchObject({ kind: 'confirmed', placed: { order: { id: 42 } } });
  expect(shop.keys).toEqual(['key-1']);
  expect(shop.attempts.open('mele')).toBeUndefined();
  expect(made.size).toBe(1);
});

test('a visit after the two minutes looks once; a full cart shows then that nothing was ordered [CHK-27]', async () => {
  const storage = await leaveWithOpenOrder({ [orders]: lost }, { keyed: false });
  const { shop, search } = visit(storage, { [orders]: lost }, { keyed: false });
  await shop.wait(200_000);
  expect(await search()).toEqual({ kind: 'failed', text: missing });
  expect(shop.pauses).toEqual([200_000]);
  expect(shop.keys).toEqual([]);
  expect(shop.attempts.open('mele')).toBeUndefined();
});

test('an order whose page is left at the end of the search stays open, so that the next one says what became of it [SEC-108]', async () => {
  const shop = openCheckoutWith({ [orders]: lost }, { keyed: false });
  shop.readCart.mockImplementation(async () => {
    shop.isLeft.mockReturnValue(shop.readCart.mock.calls.length > 10);
    return 'filled';
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: unknown });
  expect(shop.attempts.open('mele')).toBeDefined();
});

test('an order of the day before is not looked for any more', async () => {
  const storage = await leaveWithOpenOrder({ [orders]: lost });
  const { shop } = visit(storage, {});
  await shop.wait(86_400_001);
  expect(shop.attempts.open('mele')).toBeUndefined();
  expect(storage.getItem('orderAttempt')).toBeNull();
});

test.each([
  [
    '409 while the first request is under way',
    () => Response.json({ detail: 'In progress.' }, { status: 409 }),
  ],
  ['429', () => new Response('', { status: 429 })],
])('a repeated request answered %s is no refusal of the order', async (_, busy) => {
  let calls = 0;
  const shop = openCheckoutWith({ [orders]: () => [lost, busy, () => ({ id: 42 })][calls++]?.() });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-1', 'key-1']);
});

test.each([
  ['filled', { kind: 'failed', text: 'Your cart is empty.' }],
  ['empty', { kind: 'unconfirmed' }],
] as const)('a repeated request that is refused, with a cart that is %s', async (cart, outcome) => {
  let calls = 0;
  const refused = Response.json({ detail: 'Your cart is empty.' }, { status: 400 });
  const shop = openCheckoutWith({ [orders]: () => (++calls === 1 ? lost() : refused) });
  shop.readCart.mockResolvedValue(cart);
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual(outcome);
  expect(shop.attempts.open('mele')).toBeUndefined();
});

test('a session that ends during the search leaves the order open for the next login', async () => {
  let calls = 0;
  const ended = new Response('', { status: 401 });
  const shop = openCheckoutWith({ [orders]: () => (++calls === 1 ? lost() : ended) });
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'failed' });
  expect(shop.attempts.open('mele')).toMatchObject({ key: 'key-1' });
});

test('an order that is placed offline was not sent', async () => {
  const shop = openCheckoutWith({ [orders]: lost });
  shop.isOffline.mockReturnValue(true);
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'failed',
    text: 'You are offline, so nothing was sent. Please try again once you are online.',
  });
  expect(shop.attempts.open('mele')).toBeUndefined();
});

test('a 500 with a full cart is a failure; with an emptied one the order is requested by its key', async () => {
  let calls = 0;
  const shop = openCheckoutWith({
    [orders]: () => (++calls < 3 ? new Response('', { status: 500 }) : { id: 42 }),
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'failed',
    text: 'Failed to create order. Please check your details and try again.',
  });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'confirmed' });
  expect(shop.keys).toEqual(['key-1', 'key-2', 'key-2']);
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

test('a provider without keys gets the order again only after its cart was read', async () => {
  const shop = openCheckoutWith({ [orders]: lost }, { keyed: false });
  shop.readCart.mockResolvedValue('unknown');
  expect(await placeOrder(request('bank_transfer'), shop)).toMatchObject({ kind: 'failed', text: unknown });
  shop.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'unconfirmed' });
  expect(shop.keys).toEqual([null]);
});
