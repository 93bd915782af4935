/** The provider answered, but with nothing that readers may see; the message says it to them. */
export class PostUnavailable extends Error {
  override readonly name = 'PostUnavailable';
  /** As an HTTP answer says it. */
  readonly status = 404;
}

export function isPostUnavailable(error: unknown): error is PostUnavailable {
  return error instanceof Error && error.name === 'PostUnavailable';
}
