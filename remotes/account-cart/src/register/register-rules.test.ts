import { ProviderError } from '@shop/shared/provider';
import { expect, test } from 'vitest';
import { passwordProblem, registerFailureText } from './register-rules.ts';

const person = { email: 'mele@umi.example' };

test('differing passwords are reported first, short ones next', () => {
  expect(passwordProblem({ ...person, password: 'short', passwordConfirm: 'other' })).toMatchObject({
    field: 'passwordConfirm',
    text: 'Passwords do not match.',
  });
  expect(passwordProblem({ ...person, password: '1234567', passwordConfirm: '1234567' })).toMatchObject({
    field: 'password',
    text: 'Password must be at least 8 characters long.',
  });
  expect(passwordProblem({ ...person, password: '12345678', passwordConfirm: '12345678' })).toBeNull();
});

test('spaces in a password count', () => {
  expect(passwordProblem({ ...person, password: ' 12345 ', passwordConfirm: ' 12345' })?.field).toBe(
    'passwordConfirm',
  );
  expect(passwordProblem({ ...person, password: '  1234  ', passwordConfirm: '  1234  ' })).toBeNull();
});

test('an error without usable content has its own words', () => {
  expect(registerFailureText(new Error('HTTP 500'))).toBe('An unknown error occurred during registration.');
});

test('being offline is the reason only for a lost connection, not for what the provider answered', () => {
  expect(registerFailureText(new ProviderError('network'), true)).toMatch(
    /^You are offline, so nothing was sent\./,
  );
  expect(registerFailureText(new ProviderError('http', { status: 500 }), true)).toBe(
    'An unknown error occurred during registration.',
  );
});
