import { ProviderError } from '@shop/shared/provider';
import { expect, test } from 'vitest';
import { loginFailureText } from './login-failure.ts';

test('a failed login shows the detail before field errors', () => {
  const error = new ProviderError('http', {
    status: 401,
    detail: 'No account.',
    fields: { email: ['Odd.'] },
  });
  expect(loginFailureText(error)).toBe('No account.');
});

test('field errors are joined', () => {
  const fields = { login_id: ['Required.', 'Too short.'], password: ['Required.'] };
  expect(loginFailureText(new ProviderError('http', { status: 400, fields }))).toBe(
    'login_id: Required., Too short.; password: Required.',
  );
});

test.each([
  new ProviderError('http', { status: 500, message: 'accounts.login: HTTP 500' }),
  new ProviderError('network', { message: 'accounts.login: no connection' }),
  new ProviderError('timeout'),
  new TypeError('x is undefined'),
  'boom',
])('nothing usable has its own words: %s', (error) => {
  expect(loginFailureText(error)).toBe('An unknown error occurred during login.');
});

test('a refusal of the session has its own message', () => {
  const error = new ProviderError('refused', { message: 'Invalid token response from server.' });
  expect(loginFailureText(error)).toBe('Invalid token response from server.');
});
