import type { Registration } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { fieldErrorsText, isAnswerLost } from '@shop/shared/provider';
import { accountFormMessages } from '../messages/account-form.ts';
import { registerMessages } from '../messages/register.ts';

export const shortestPassword = 8;

/** What the form shows after a failed registration: above the fields, and below each of them. */
export interface RegisterFailure {
  readonly text: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly passwordConfirm?: string | undefined;
  /** Where to log in, when the account may exist. */
  readonly login?: LoginLink;
}

/** The login, with the address that it fills in. */
export interface LoginLink {
  readonly path: string;
  readonly email: string;
}

/** The first problem of a registration, before anything is sent; undefined without one. Differing passwords come first. */
export function registrationProblem({
  email,
  password,
  passwordConfirm,
}: Registration): RegisterFailure | undefined {
  const { mismatch, mismatchHint, tooShort, tooShortHint, emailMissing, passwordMissing } = registerMessages;
  if (password !== passwordConfirm) return { text: mismatch, passwordConfirm: mismatchHint };
  const hasEmail = /.@./.test(email);
  if (!hasEmail || !password) {
    return {
      text: '',
      email: hasEmail ? undefined : emailMissing,
      password: password ? undefined : passwordMissing,
    };
  }
  return password.length < shortestPassword ? { text: tooShort, password: tooShortHint } : undefined;
}

export function isSame(registration: Registration, other: Registration | undefined): boolean {
  return registration.email === other?.email && registration.password === other.password;
}

/** Whether the provider may have refused the address, as it does when there is an account with it. */
export function isEmailRefused(error: unknown): boolean {
  if (!isProviderFailure(error) || error.kind !== 'http' || error.status >= 500) return false;
  return error.fields['email'] !== undefined || Object.keys(error.fields).length === 0;
}

/** @param isOffline the browser had no network before, so nothing was sent */
export function registerFailureText(error: unknown, isOffline = false): string {
  if (!isProviderFailure(error)) return registerMessages.unknownError;
  if (isAnswerLost(error, isOffline)) return registerMessages.mayExist;
  const isUnsent = isOffline && error.kind === 'network';
  const fallback = isUnsent ? accountFormMessages.offline : registerMessages.unknownError;
  return error.detail || fieldErrorsText(error) || fallback;
}
