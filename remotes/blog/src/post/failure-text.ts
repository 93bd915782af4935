import { errorText } from '@shop/shared/provider';
import { messages } from '../messages.ts';
import { isNotFound } from '../components/is-not-found.ts';
import { isPostUnavailable } from './post-unavailable.ts';

/** Why the post cannot be read. */
export function postFailureText(error: unknown): string {
  if (isPostUnavailable(error)) return error.message;
  return isNotFound(error) ? messages.post.notFound : errorText(error, messages.post.failed);
}
