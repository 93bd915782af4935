import { isProviderFailure } from '@shop/shared/contracts/provider';
import { errorText, fieldErrorsText } from '@shop/shared/provider';
import { loginMessages } from '../messages/login.ts';

export function loginFailureText(error: unknown): string {
  if (!isProviderFailure(error)) return loginMessages.unknownError;
  return errorText(error, fieldErrorsText(error) || loginMessages.unknownError);
}
