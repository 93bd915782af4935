import type { Registration } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { fieldErrorsText } from '@shop/shared/provider';
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

export function registerFailureText(error: unknown): string {
  if (!isProviderFailure(error)) return registerMessages.unknownError;
  return error.detail || fieldErrorsText(error) || registerMessages.unknownError;
}
