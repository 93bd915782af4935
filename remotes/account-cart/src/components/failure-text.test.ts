import { expect, test } from 'vitest';
import { detailOr, detailOrAnswer } from './failure-text.ts';

function failure(parts: { detail?: string; body?: unknown }): Error {
  const error = new Error('HTTP 400');
  return Object.assign(error, {
    name: 'ProviderError',
    kind: 'http',
    status: 400,
    detail: '',
    fields: {},
    ...parts,
  });
}

test('the detail of an answer is shown', () => {
  const error = failure({ detail: 'Sold out.', body: { detail: 'Sold out.' } });
  expect(detailOr(error, 'fallback')).toBe('Sold out.');
  expect(detailOrAnswer(error, 'fallback')).toBe('Sold out.');
});

test('a structured answer without a detail is shown as text by detailOrAnswer', () => {
  const error = failure({ body: { delivery_address: ['Too far away.'] } });
  expect(detailOrAnswer(error, 'fallback')).toBe('{"delivery_address":["Too far away."]}');
  expect(detailOr(error, 'fallback')).toBe('fallback');
});

test.each([undefined, null, '', {}, [], '<html>Server Error</html>', 7])(
  '%j is no text for a shopper',
  (body) => {
    expect(detailOrAnswer(failure({ body }), 'fallback')).toBe('fallback');
  },
);

test('a plain text answer is shown as it is', () => {
  expect(detailOrAnswer(failure({ body: ' Closed today. ' }), 'fallback')).toBe('Closed today.');
});

test('an error that no provider sent shows the fallback', () => {
  expect(detailOrAnswer(new TypeError('x is undefined'), 'fallback')).toBe('fallback');
  expect(detailOr('boom', 'fallback')).toBe('fallback');
});
