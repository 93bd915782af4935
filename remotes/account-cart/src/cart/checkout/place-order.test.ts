import { expect, test, vi } from 'vitest';
import { openCheckoutWith, options, request } from './place-order.fixture.ts';
import { placeOrder } from './place-order.ts';

const order = { id: 42, total: '35.00' };
const cardFailed =
  "Your order was created, but we couldn't initiate the card payment. Please contact support or try paying from your order history.";

test('bank transfer: the order is confirmed with the bank details, the cart forgotten without a call', async () => {
  const shop = openCheckoutWith({ '/orders/orders/': () => order });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'confirmed',
    placed: {
      order,
      method: 'bank_transfer',
      dishes: [],
      instructions: options.bank_account_details,
      contactShop: false,
    },
  });
  expect(shop.calls).toEqual(['/orders/orders/']);
  expect(shop.onOrdered).toHaveBeenCalledOnce();
});

test('custom: to its address, else confirmed with the instructions', async () => {
  const shop = openCheckoutWith({ '/orders/orders/': () => order });
  const url = 'https://pay.example/umi';
  expect(await placeOrder(request('custom', { custom_payment_redirect_url: url }), shop)).toEqual({
    kind: 'pay',
    address: url,
    isCustom: true,
  });
  expect(await placeOrder(request('custom'), shop)).toMatchObject({
    kind: 'confirmed',
    placed: { instructions: 'Pay at the door.', contactShop: false },
  });
});

test.each(['javascript:alert(1)', 'http://pay.example/', 'pay.example'])(
  'custom: %s is not opened, the order stands and the shop is to be asked',
  async (url) => {
    const shop = openCheckoutWith({ '/orders/orders/': () => order });
    expect(await placeOrder(request('custom', { custom_payment_redirect_url: url }), shop)).toMatchObject({
      kind: 'confirmed',
      placed: { order, instructions: 'Pay at the door.', contactShop: true },
    });
  },
);

test('card: the payment is stored before the shopper leaves', async () => {
  const payment = { redirectUrl: 'https://pay.example/1', payment_uuid: 'u-1' };
  const shop = openCheckoutWith({
    '/orders/orders/': () => order,
    '/payments/card/initiate/': () => payment,
  });
  expect(await placeOrder(request('card_2c2p'), shop)).toEqual({ kind: 'pay', address: payment.redirectUrl });
  expect(shop.pending.save).toHaveBeenCalledWith('u-1', order);
});

test.each([
  ['a failed start', new Response('', { status: 502 })],
  ['no address', { redirectUrl: '', payment_uuid: 'u-1' }],
  ['no payment id', { redirectUrl: 'https://pay.example/1', payment_uuid: '' }],
  ['an unsafe address', { redirectUrl: 'http://pay.example/1', payment_uuid: 'u-1' }],
])('card with %s: the order stands unpaid and nothing is opened', async (_, payment) => {
  const shop = openCheckoutWith({
    '/orders/orders/': () => order,
    '/payments/card/initiate/': () => payment,
  });
  expect(await placeOrder(request('card_2c2p'), shop)).toEqual({ kind: 'unpaid', order, text: cardFailed });
  expect(shop.onOrdered).toHaveBeenCalledOnce();
  expect(shop.pending.save).not.toHaveBeenCalled();
});

test.each([
  [{ detail: 'Closed today.' }, 'Closed today.'],
  [{ city: ['Too far.'] }, 'city: Too far.'],
  [{}, 'Failed to create order. Please check your details and try again.'],
])('a refused order keeps the cart: %j', async (body, text) => {
  const shop = openCheckoutWith({ '/orders/orders/': () => Response.json(body, { status: 400 }) });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({ kind: 'failed', text });
  expect(shop.onOrdered).not.toHaveBeenCalled();
});

test('any other failure has its own words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shop = openCheckoutWith({ '/orders/orders/': () => order });
  shop.onOrdered.mockImplementation(() => {
    throw new TypeError('x is undefined');
  });
  expect(await placeOrder(request('bank_transfer'), shop)).toEqual({
    kind: 'failed',
    text: 'An error occurred. Please try again.',
  });
});
