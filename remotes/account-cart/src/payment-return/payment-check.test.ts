import type { Payment } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { checkFailure, paymentResult } from './payment-check.ts';

const payment: Payment = {
  status: 'succeeded',
  order_identifier: '42',
  gateway_transaction_ref: 'TX-7',
  currency: 'USD',
  amount: '35.00',
  error_message: '',
};

test.each([
  ['succeeded', 'Payment Successful'],
  ['failed', 'Payment Failed'],
  ['canceled', 'Payment Canceled'],
  ['initiated', 'Payment Processing'],
  ['pending', 'Payment Processing'],
  ['refunded', 'Unknown payment status.'],
  ['', 'Unknown payment status.'],
  ['toString', 'Unknown payment status.'],
])('status %j is titled %s', (status, title) => {
  expect(paymentResult({ ...payment, status }).title).toBe(title);
});

test.each(['failed', 'canceled'])('a %s payment shows its reason, else what to do', (status) => {
  expect(paymentResult({ ...payment, status, error_message: 'Card declined.' }).help).toBe('Card declined.');
  expect(paymentResult({ ...payment, status }).help).toBe('Please check the details and try again.');
});

function failure(status: number, detail: string): Error {
  const parts = { name: 'ProviderError', kind: 'http', status, detail, fields: {}, body: { detail } };
  return Object.assign(new Error(`HTTP ${status}`), parts);
}

test('a check answered with 404 has its own text, whatever the detail; others show the detail', () => {
  expect(checkFailure(failure(404, 'Not found.')).text).toBe('Payment transaction not found.');
  expect(checkFailure(failure(403, 'Not yours.')).text).toBe('Not yours.');
  const unspoken = 'Failed to retrieve payment status. Please contact support.';
  expect(checkFailure(failure(500, '')).text).toBe(unspoken);
  expect(checkFailure(new TypeError('x')).text).toBe(unspoken);
});

test('what a failed check, or an unknown status, says about the payment is shown [PAY-13]', () => {
  const error = Object.assign(failure(502, ''), { fields: { error_message: ['The bank is closed.'] } });
  expect(checkFailure(error).reason).toBe('The bank is closed.');
  const unknown = { ...payment, status: 'held', error_message: 'The bank is closed.' };
  expect(paymentResult(unknown).help).toMatch(/^The bank is closed\. Please contact us/);
});
