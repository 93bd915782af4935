import { errorText, isNotFound } from '@shop/shared/provider';
import { messages } from '../messages/pages.ts';

/** The provider's answer holds no post for readers; the message is shown to them. */
export class PostUnavailable extends Error {
  override readonly name = 'PostUnavailable';
  /** HTTP status of the page. */
  readonly status = 404;
}

export function isPostUnavailable(error: unknown): error is PostUnavailable {
  return error instanceof Error && error.name === 'PostUnavailable';
}

/** Why the post cannot be read. */
export function postFailureText(error: unknown): string {
  if (isPostUnavailable(error)) return error.message;
  return isNotFound(error) ? messages.post.notFound : errorText(error, messages.post.failed);
}
