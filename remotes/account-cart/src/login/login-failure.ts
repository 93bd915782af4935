import type { ConnectionState, Credentials } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { errorText, fieldErrorsText } from '@shop/shared/provider';
import { fieldProblem } from '../components/form-submission.ts';
import { accountFormMessages } from '../messages/account-form.ts';
import { loginMessages } from '../messages/login.ts';

type Connection = ConnectionState['status'];

/** What the form shows after a failed login: above the fields, and below each of them. */
export interface LoginFailure {
  readonly text: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
}

/** What is missing; undefined when nothing is. */
export function missingCredentials({ email, password }: Credentials): LoginFailure | undefined {
  if (email && password) return undefined;
  return {
    text: '',
    email: email ? undefined : loginMessages.emailMissing,
    password: password ? undefined : loginMessages.passwordMissing,
  };
}

/** @param connection as it is after the failure */
export function loginFailure(error: unknown, connection: Connection = 'online'): LoginFailure {
  return {
    text: failureText(error, connection),
    email: fieldProblem(error, 'login_id', 'email', 'username'),
    password: fieldProblem(error, 'password'),
  };
}

function failureText(error: unknown, connection: Connection): string {
  if (!isProviderFailure(error)) return loginMessages.unknownError;
  const unspoken = connection === 'online' ? loginMessages.unknownError : accountFormMessages[connection];
  return errorText(error, fieldErrorsText(error) || unspoken);
}
