import { expect, test } from 'vitest';
import { detailOr } from './provider-problem.ts';

test('the detail of an answer is shown, else the fallback', () => {
  const failure = Object.assign(new Error('HTTP 400'), { name: 'ProviderError', detail: 'Sold out.' });
  expect(detailOr(failure, 'fallback')).toBe('Sold out.');
  expect(detailOr(Object.assign(failure, { detail: '' }), 'fallback')).toBe('fallback');
  expect(detailOr('boom', 'fallback')).toBe('fallback');
});
