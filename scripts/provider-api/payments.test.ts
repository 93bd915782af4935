import {
  addCartItem,
  createOrder,
  getPayment,
  getPaymentOptions,
  startCardPayment,
} from '@shop/shared/contracts/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../sandbox/seed/index.ts';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { readAnswer, recordedClient, type RecordedClient } from './recorded-client.ts';

const address = { street: 'S', city: 'C', postalCode: '1', country: 'N', fullname: 'M', contact_number: '5' };

let shop: TestShop;
let client: RecordedClient;
beforeAll(async () => {
  shop = await startTestShop();
  client = recordedClient(shop.sandbox.apiBase, (await shop.signIn()).access);
});
afterAll(() => shop.stop());

async function orderByCard(): Promise<number | string> {
  await client.call(addCartItem, { product_id: 1, quantity: 2 });
  const { id } = await client.call(createOrder, { payment_method: 'card_2c2p', delivery_address: address });
  client.sent();
  return id;
}

test('reads how one may pay [API-29]', async () => {
  expect(await client.call(getPaymentOptions, {})).toStrictEqual(seed.paymentOptions);
  expect(client.sent()).toEqual([{ method: 'GET', path: '/payments/options/' }]);
  const none = {
    enable_card_payment: false,
    enable_bank_transfer: false,
    enable_custom_payment: false,
    bank_account_details: '',
    custom_payment_label: '',
    custom_payment_instructions: '',
    custom_payment_redirect_url: '',
  };
  const odd = { enable_card_payment: null, custom_payment_redirect_url: 'https://pay.test/' };
  expect(await readAnswer(getPaymentOptions, {}, {})).toStrictEqual(none);
  expect(await readAnswer(getPaymentOptions, {}, odd)).toStrictEqual({
    ...none,
    custom_payment_redirect_url: 'https://pay.test/',
  });
});

test('starts a card payment in US dollars [API-31]', async () => {
  const orderId = await orderByCard();
  const started = await client.call(startCardPayment, { orderId });
  expect(client.sent()).toStrictEqual([
    { method: 'POST', path: '/payments/card/initiate/', body: { order_id: orderId, currency: 'USD' } },
  ]);
  expect(started.payment_uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(started).toStrictEqual({
    redirectUrl: `${shop.sandbox.paymentOrigin}/pay/${started.payment_uuid}`,
    payment_uuid: started.payment_uuid,
  });
  const odd = await readAnswer(startCardPayment, { orderId }, { redirectUrl: null });
  expect(odd).toStrictEqual({ redirectUrl: '', payment_uuid: '' });
});

test.each([
  ['succeeded', { gateway_transaction_ref: expect.stringMatching(/^SBX-\d{8}$/), error_message: '' }],
  ['failed', { gateway_transaction_ref: '', error_message: 'The card was declined by its bank.' }],
])('reads a payment that %s by its uuid [API-30]', async (status, details) => {
  const { redirectUrl, payment_uuid } = await client.call(startCardPayment, { orderId: await orderByCard() });
  await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: status }),
    redirect: 'manual',
  });
  client.sent();
  const payment = await client.call(getPayment, { paymentUuid: payment_uuid });
  expect(client.sent()).toEqual([{ method: 'GET', path: `/payments/history/${payment_uuid}/` }]);
  expect(payment).toStrictEqual({
    status,
    order_identifier: expect.stringMatching(/\w/),
    currency: 'USD',
    amount: '19.60',
    ...details,
  });
});

test('asks for no payment without a uuid [API-30]', async () => {
  client.sent();
  await expect(client.call(getPayment, { paymentUuid: '' })).rejects.toMatchObject({ kind: 'refused' });
  expect(client.sent()).toEqual([]);
});

test('reads a payment with numbers for text and without what may be missing [API-30]', async () => {
  const none = { gateway_transaction_ref: '', currency: '', error_message: '' };
  const read = (answer: object) => readAnswer(getPayment, { paymentUuid: 'u-1' }, answer);
  expect(await read({ status: 'failed', order_identifier: 12, amount: 6, currency: null })).toStrictEqual({
    ...none,
    status: 'failed',
    order_identifier: '12',
    amount: '6.00',
  });
  expect(await read({})).toStrictEqual({ ...none, status: '', order_identifier: '', amount: '' });
});
