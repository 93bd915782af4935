import type { Registration } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { fieldErrorsText, isAnswerLost } from '@shop/shared/provider';
import { accountFormMessages } from '../messages/account-form.ts';
import { registerMessages } from '../messages/register.ts';

const shortestPassword = 8;

export interface PasswordProblem {
  readonly field: 'password' | 'passwordConfirm';
  readonly text: string;
  /** How to put it right, for the field itself. */
  readonly hint: string;
}

/** The first problem of the passwords; null without one. */
export function passwordProblem({ password, passwordConfirm }: Registration): PasswordProblem | null {
  if (password !== passwordConfirm) {
    return { field: 'passwordConfirm', text: registerMessages.mismatch, hint: registerMessages.mismatchHint };
  }
  if (password.length < shortestPassword) {
    return { field: 'password', text: registerMessages.tooShort, hint: registerMessages.tooShortHint };
  }
  return null;
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
