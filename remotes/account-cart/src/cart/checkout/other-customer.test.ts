import { memoryStorage } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { lost, openCheckoutWith, request } from './place-order.fixture.ts';
import { placeOrder } from './place-order.ts';

const orders = '/orders/orders/';
const unknown = 'We cannot tell yet whether your order arrived. We look again when you come back.';

test.each([
  ['keys', true],
  ['no keys', false],
])(
  'an order of one customer is neither sent nor ended in the name of another, who logs in meanwhile: %s [SEC-52]',
  async (_, keyed) => {
    const logInAnother = () => void shop.isOthers.mockReturnValue(true);
    const shop = openCheckoutWith({ [orders]: () => (logInAnother(), lost()) }, { keyed });
    shop.readCart.mockResolvedValue('empty');
    expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: unknown });
    // A second tab has waited for this one.
    expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: unknown });
    expect(shop.keys).toEqual(['key-1'].map((key) => (keyed ? key : null)));
    expect(shop.onOrdered).not.toHaveBeenCalled();
    expect(shop.attempts.open('mele')?.key).toBe('key-1');
  },
);

test('the payment of an order is not started in the name of another customer, who has logged in before its answer [SEC-52]', async () => {
  const shop = openCheckoutWith({
    [orders]: () => (shop.isOthers.mockReturnValue(true), { id: 42 }),
    '/payments/card/initiate/': () => ({ redirectUrl: 'https://pay.example/1', payment_uuid: 'u-1' }),
  });
  expect(await placeOrder(request('card_2c2p'), shop)).toMatchObject({ kind: 'unpaid', order: { id: 42 } });
  expect(shop.calls).toEqual([orders]);
  expect(shop.onOrdered).toHaveBeenCalledOnce();
});

test('an order of unknown outcome is still looked for after another customer of the device has ordered [SEC-52]', async () => {
  const storage = memoryStorage();
  const first = openCheckoutWith({ [orders]: lost }, { storage });
  first.isLeft.mockReturnValue(true);
  await placeOrder(request('bank_transfer'), first);
  const second = { ...openCheckoutWith({ [orders]: () => ({ id: 43 }) }, { storage }), owner: 'sina' };
  expect(await placeOrder(request('bank_transfer'), second)).toMatchObject({ kind: 'confirmed' });
  const again = openCheckoutWith({ [orders]: () => ({ id: 42 }) }, { storage });
  expect(again.attempts.open('mele')?.key).toBe(first.keys[0]);
  expect(await placeOrder(request('bank_transfer'), again)).toMatchObject({ placed: { order: { id: 42 } } });
  expect(storage).toHaveLength(0);
});

test('an order that the provider fails to take is not ended by the cart of another customer [SEC-52]', async () => {
  const shop = openCheckoutWith({ [orders]: () => new Response('', { status: 500 }) });
  shop.readCart.mockImplementation(async () => {
    shop.isOthers.mockReturnValue(true);
    return 'filled';
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text: unknown });
  expect(shop.attempts.open('mele')?.key).toBe('key-1');
});
