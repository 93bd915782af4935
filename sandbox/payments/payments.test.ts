import {
  addCartItem,
  createOrder,
  getPayment,
  startCardPayment,
  type CardPayment,
  type PaymentMethod,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/shop.ts';

const storefront = 'http://localhost:4999';
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await startTestShop({ storefrontUrl: storefront });
});
beforeEach(async () => {
  await shop.fetch('/__reset', { method: 'POST' });
  token = (await shop.signIn()).access;
});
afterAll(() => shop.stop());

const address = { fullname: 'M', contact_number: '1', street: 'S', city: 'C', postalCode: '1', country: 'N' };

async function orderFor(payment_method: PaymentMethod): Promise<number | string> {
  await shop.call(addCartItem, { product_id: 1, quantity: 2 }, { token });
  return (await shop.call(createOrder, { payment_method, delivery_address: address }, { token })).id;
}
const start = (orderId: number | string): Promise<CardPayment> =>
  shop.call(startCardPayment, { orderId }, { token });
const choose = (address: string, outcome: string, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }), headers, redirect: 'manual' });
const payment = (paymentUuid: string) => shop.call(getPayment, { paymentUuid });

test('the page shows shop, order and amount, and needs no script', async () => {
  const { redirectUrl } = await start(await orderFor('card_2c2p'));
  expect(new URL(redirectUrl).origin).toBe(shop.sandbox.paymentOrigin);
  expect(shop.sandbox.paymentOrigin).not.toBe(shop.sandbox.origin);
  const page = await fetch(redirectUrl);
  const text = await page.text();
  for (const part of ['Umi', 'UMI-100001', 'Pay $19.60', 'Fail', 'Cancel']) expect(text).toContain(part);
  expect(text).not.toContain('<script');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`form-action 'self' ${storefront}`);
});

test.each([
  ['succeeded', { gateway_transaction_ref: expect.stringMatching(/^SBX-\d{8}$/), error_message: '' }],
  ['failed', { gateway_transaction_ref: '', error_message: 'The card was declined by its bank.' }],
  ['canceled', { gateway_transaction_ref: '', error_message: '' }],
])('a payment that %s leads back to the shop and stays so', async (outcome, details) => {
  const { redirectUrl, payment_uuid } = await start(await orderFor('card_2c2p'));
  const reply = await choose(redirectUrl, outcome, { Origin: shop.sandbox.paymentOrigin });
  expect(reply.status).toBe(303);
  const back = `${storefront}/payment/return?paymentId=${payment_uuid}`;
  expect(reply.headers.get('Location')).toBe(back);
  const settled = {
    status: outcome,
    order_identifier: 'UMI-100001',
    amount: '19.60',
    currency: 'USD',
    ...details,
  };
  expect(await payment(payment_uuid)).toEqual({ ...settled });
  await choose(redirectUrl, outcome === 'succeeded' ? 'failed' : 'succeeded');
  expect((await payment(payment_uuid)).status).toBe(outcome);
  expect(await (await fetch(redirectUrl)).text()).toContain(`href="${back}"`);
});

test('an order is paid once, by the payment started last', async () => {
  const order = await orderFor('card_2c2p');
  const [first, second] = [await start(order), await start(order)];
  expect((await payment(first.payment_uuid)).status).toBe('canceled');
  await choose(first.redirectUrl, 'succeeded');
  expect((await payment(first.payment_uuid)).status).toBe('canceled');
  await choose(second.redirectUrl, 'succeeded');
  const again = await shop.send(startCardPayment, { orderId: order }, { token });
  expect(again).toMatchObject({ status: 400, body: { detail: 'This order is already paid.' } });
});

test('only the customer’s own card orders can be paid, and in dollars', async () => {
  const byTransfer = await orderFor('bank_transfer');
  expect((await shop.send(startCardPayment, { orderId: byTransfer }, { token })).status).toBe(400);
  const order = await orderFor('card_2c2p');
  const { access: other } = await shop.signIn('hana', 'sushi-demo-3');
  const foreign = await shop.send(startCardPayment, { orderId: order }, { token: other });
  expect(foreign).toMatchObject({ status: 400, body: { order_id: [expect.any(String)] } });
  const euros = await shop.fetch('/api/payments/card/initiate/', {
    method: 'POST',
    headers: { 'X-Tenant-ID': '7', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ order_id: order, currency: 'EUR' }),
  });
  expect(euros).toMatchObject({ status: 400, body: { currency: [expect.any(String)] } });
});

test('the page refuses forms from elsewhere, nonsense and unknown payments', async () => {
  const { redirectUrl, payment_uuid } = await start(await orderFor('card_2c2p'));
  expect((await choose(redirectUrl, 'succeeded', { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await choose(redirectUrl, 'refunded')).status).toBe(400);
  expect((await payment(payment_uuid)).status).toBe('initiated');
  const unknown = `${shop.sandbox.paymentOrigin}/pay/00000000-0000-4000-8000-000000000000`;
  expect((await fetch(unknown)).status).toBe(404);
  expect((await choose(unknown, 'succeeded')).status).toBe(404);
  expect((await shop.send(getPayment, { paymentUuid: 'x' })).status).toBe(404);
});
