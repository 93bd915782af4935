import { ProviderError } from '@shop/shared/provider';
import { expect, test } from 'vitest';
import { registerFailureText, registrationProblem } from './register-rules.ts';

const person = { email: 'mele@umi.example' };

test('differing passwords are reported first, short ones next', () => {
  expect(registrationProblem({ ...person, password: 'short', passwordConfirm: 'other' })).toEqual({
    text: 'Passwords do not match.',
    passwordConfirm: 'The same password once more, please.',
  });
  expect(registrationProblem({ ...person, password: '1234567', passwordConfirm: '1234567' })).toEqual({
    password: 'A few characters more, please.',
    text: 'Password must be at least 8 characters long.',
  });
  expect(
    registrationProblem({ ...person, password: '12345678', passwordConfirm: '12345678' }),
  ).toBeUndefined();
});

test('each field that is blank, or holds no address, has its own words', () => {
  const blank = registrationProblem({ email: '', password: '', passwordConfirm: '' });
  expect(blank).toMatchObject({ text: '', email: expect.any(String), password: expect.any(String) });
  const typed = registrationProblem({ email: 'mele', password: '12345678', passwordConfirm: '12345678' });
  expect(typed?.email).toContain('name@example.com');
  expect(typed?.password).toBeUndefined();
});

test('spaces in a password count', () => {
  expect(registrationProblem({ ...person, password: ' 12345 ', passwordConfirm: ' 12345' })?.text).toBe(
    'Passwords do not match.',
  );
  expect(
    registrationProblem({ ...person, password: '  1234  ', passwordConfirm: '  1234  ' }),
  ).toBeUndefined();
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
