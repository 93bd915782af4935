import type { FieldError } from '@shop/shared/contracts';

type ReadError = Pick<FieldError, 'kind' | 'area'>;

/** What is told of an error: its kind, and whose code or file it is. Its message may hold what a visitor typed, and is not read. */
export function readError(event: Event): ReadError | undefined {
  if (event instanceof PromiseRejectionEvent)
    return { kind: 'rejection', area: areaIn(stackOf(event.reason)) };
  if (event instanceof ErrorEvent)
    return { kind: 'error', area: areaIn(`${event.filename} ${stackOf(event.error)}`) };
  const { target } = event;
  if (target instanceof HTMLImageElement) return { kind: 'picture', area: 'other' };
  if (target instanceof HTMLScriptElement) return { kind: 'file', area: areaIn(target.src) };
  if (target instanceof HTMLLinkElement) return { kind: 'file', area: areaIn(target.href) };
  return undefined;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** The app of the first file of a release that a text names; `other` for extensions of the browser, and other sites' scripts. */
function areaIn(text: string): string {
  return /\/releases\/([\w-]+)\/[^/\s]+\//.exec(text)?.[1] ?? 'other';
}
