const digest = 'left-to-browser';

/** Thrown where a part of the page is not rendered on the server: its place shows what stands there meanwhile. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';
  readonly digest = digest;
}

/** Whether the browser is told of a part that was left to it on purpose; the server's error arrives as its digest. */
export function isLeftToBrowser(error: unknown): boolean {
  return error instanceof Error && (error as { digest?: unknown }).digest === digest;
}
