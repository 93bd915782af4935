import { ProviderError } from '@shop/shared/provider';
import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

test('a failed login shows the detail before field errors', () => {
  const error = new ProviderError('http', {
    status: 401,
    detail: 'No account.',
    fields: { email: ['Odd.'] },
  });
  expect(loginFailure(error).text).toBe('No account.');
});

test('field errors are joined', () => {
  const fields = { login_id: ['Required.', 'Too short.'], password: ['Required.'] };
  expect(loginFailure(new ProviderError('http', { status: 400, fields })).text).toBe(
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
  expect(loginFailure(error).text).toBe('An unknown error occurred during login.');
});

test('a refusal of the session has its own message', () => {
  const error = new ProviderError('refused', { message: 'Invalid token response from server.' });
  expect(loginFailure(error).text).toBe('Invalid token response from server.');
});

test('without a connection the login says so [CNX-06]', () => {
  const error = new ProviderError('network', { message: 'accounts.login: no connection' });
  expect(loginFailure(error, 'offline').text).toMatch(/^You are offline, so nothing was sent\./);
  expect(loginFailure(error, 'down').text).toMatch(/^The shop’s kitchen does not answer right now\./);
  const refused = new ProviderError('http', { status: 401, detail: 'No account.' });
  expect(loginFailure(refused, 'down').text).toBe('No account.');
});
