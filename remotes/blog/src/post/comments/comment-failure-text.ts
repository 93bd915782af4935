import { isProviderFailure } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { messages } from '../../messages.ts';

/** The answer's `detail`, else a structured answer as it is, else a sentence of our own. */
export function commentFailureText(error: unknown): string {
  if (isProviderFailure(error) && !error.detail && typeof error.body === 'object' && error.body !== null) {
    return JSON.stringify(error.body);
  }
  return errorText(error, messages.comments.failed);
}
