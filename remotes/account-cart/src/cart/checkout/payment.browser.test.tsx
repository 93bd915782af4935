import { failure } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allMethods, openCheckout, orderBy } from './checkout.fixture.ts';

const cardFailed =
  "Your order was created, but we couldn't initiate the card payment. Please contact support or try paying from your order history.";
const payment = { redirectUrl: 'https://pay.example/start?id=1', payment_uuid: 'u-1' };
const order = () => ({ id: 42, total: '100.00' });

function custom(url: string) {
  return () => ({ ...allMethods, custom_payment_redirect_url: url });
}

test('card: payment and order are stored, then the shopper goes to the payment page [CHK-14] [CHK-15]', async () => {
  const shop = await orderBy(openCheckout({ order, card: () => payment }), 'Card');
  await expect.poll(() => shop.left).toEqual(['https://pay.example/start?id=1']);
  expect(window.sessionStorage.getItem('pendingPaymentId')).toBe('u-1');
  expect(JSON.parse(window.sessionStorage.getItem('pendingOrder') ?? '')).toEqual({
    id: 42,
    total: '100.00',
  });
  expect(shop.calls.at(-1)?.body).toEqual({ order_id: 42, currency: 'USD' });
  await expect
    .element(page.getByRole('link', { name: 'Continue to payment' }))
    .toHaveAttribute('href', payment.redirectUrl);
});

test.each([
  ['a failure', () => failure(502)],
  ['no address', () => ({ payment_uuid: 'u-1' })],
  ['no payment id', () => ({ redirectUrl: payment.redirectUrl })],
])('card: a start with %s is shown, and stays shown without a cart [CHK-16] [CHK-17]', async (_, card) => {
  const shop = await orderBy(openCheckout({ order, card }), 'Card');
  await expect.element(page.getByRole('alert')).toHaveTextContent(cardFailed);
  expect(shop.platform.cart.getState().view.items).toEqual([]);
  await shop.platform.cart.getState().reload();
  await expect.element(page.getByRole('alert')).toHaveTextContent(cardFailed);
  await expect.element(page.getByText('Order number 42')).toBeVisible();
  expect(shop.left).toEqual([]);
  // What was typed is gone; that the order is not paid is not.
  expect(Object.keys(window.sessionStorage)).toEqual(['pendingOrder']);
});

test('card: the message of a failed start leads to the contact and to the orders [CHK-24]', async () => {
  await orderBy(openCheckout({ order, card: () => new Response('', { status: 500 }) }), 'Card');
  await expect.element(page.getByRole('alert')).toHaveTextContent(cardFailed);
  for (const [words, path] of [
    ['contact support', '/contact'],
    ['order history', '/orders'],
  ] as const)
    await expect
      .element(page.getByRole('alert').getByRole('link', { name: words }))
      .toHaveAttribute('href', path);
});

test.each(['http://pay.example/', 'javascript:alert(1)', 'data:text/html,x', '//pay.example/'])(
  'card: %s is never opened [CHK-18] [SEC-04]',
  async (redirectUrl) => {
    const shop = await orderBy(openCheckout({ order, card: () => ({ ...payment, redirectUrl }) }), 'Card');
    await expect.element(page.getByRole('alert')).toHaveTextContent(cardFailed);
    expect(shop.left).toEqual([]);
    expect(document.querySelector(`a[href="${redirectUrl}"]`)).toBeNull();
  },
);

test('custom: with an address the shopper goes there [CHK-20]', async () => {
  const shop = await orderBy(
    openCheckout({ order, options: custom('https://pay.example/umi') }),
    'Cash on delivery',
  );
  await expect.poll(() => shop.left).toEqual(['https://pay.example/umi']);
  expect(shop.changes()).toEqual(['POST /orders/orders/']);
});

test('custom: Back from there says nothing of whether it is paid, which nobody here learns [SEC-178]', async () => {
  const options = custom('https://pay.example/umi');
  await orderBy(openCheckout({ order, options }), 'Cash on delivery');
  const toPayment = page.getByRole('link', { name: 'Continue to payment' });
  await expect.element(toPayment).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(toPayment).toBeVisible();
  await expect.element(page.getByText('Your order is placed, and is paid there.')).toBeVisible();
});

test('custom: going there forgets the page on which another payment was begun [TRP-02]', async () => {
  window.sessionStorage.setItem('paymentWayBack', '{}');
  const shop = await orderBy(
    openCheckout({ order, options: custom('https://pay.example/umi') }),
    'Cash on delivery',
  );
  await expect.poll(() => shop.left).toHaveLength(1);
  expect(window.sessionStorage.getItem('paymentWayBack')).toBeNull();
});

test('custom: without an address the instructions are shown [CHK-21]', async () => {
  const shop = await orderBy(openCheckout({ order }), 'Cash on delivery');
  await expect.element(page.getByText('Pay at the door.')).toBeVisible();
  expect(shop.address()).toBe('/order-confirmation');
});

test.each(['http://pay.example/', 'javascript:alert(1)'])(
  'custom: %s opens nothing; the order stands and the shop is to be asked [CHK-22] [SEC-04]',
  async (url) => {
    const shop = await orderBy(openCheckout({ order, options: custom(url) }), 'Cash on delivery');
    await expect.element(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
    await expect.element(page.getByText('Pay at the door.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(shop.left).toEqual([]);
  },
);

test('a session storage that fails does not prevent the payment', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const shop = await orderBy(openCheckout({ order, card: () => payment }), 'Card');
  await expect.poll(() => shop.left).toEqual([payment.redirectUrl]);
  expect(log).toHaveBeenCalled();
  write.mockRestore();
});
