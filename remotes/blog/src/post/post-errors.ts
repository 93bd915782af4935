import { errorText } from '@shop/shared/provider';
import { isNotFound } from '../components/is-not-found.ts';
import { messages } from '../messages.ts';

/** The provider answered, but with nothing that readers may see; the message says it to them. */
export class PostUnavailable extends Error {
  override readonly name = 'PostUnavailable';
  /** As an HTTP answer says it. */
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
