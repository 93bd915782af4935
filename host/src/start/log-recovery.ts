/** For React's `onRecoverableError`: what threw while it was rendered and came out right at the second try. */
export function logRecovery(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error('A part of the page was rendered a second time.', cause);
}
