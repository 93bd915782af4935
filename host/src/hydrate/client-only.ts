const digest = 'client-only';

/** Thrown on the server where a part of the page is rendered in the browser alone: its Suspense fallback shows. */
export class ClientOnlyError extends Error {
  override readonly name = 'ClientOnlyError';
  readonly digest = digest;
}

/** Whether an error means that a part was left to the browser on purpose; the server's error arrives as its digest. */
export function isClientOnlyError(error: unknown): boolean {
  return error instanceof Error && (error as { digest?: unknown }).digest === digest;
}
