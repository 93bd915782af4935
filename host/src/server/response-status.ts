import { PageUnavailable, type RenderedPage, type RenderOptions } from '@shop/shared/contracts';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { unmatchedRouteId } from '../start/shop-router.tsx';
import type { RecordedPlatform } from './server-platform.tsx';

/** 404 for a path that no route matches and for what the provider does not have; throws for any other failure. */
export function statusOf({ matches, errors }: StaticHandlerContext, area: RenderOptions['area']): number {
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (error !== undefined) {
    if (hasStatus404(error)) return 404;
    throw toPageUnavailable(error);
  }
  if (matches.at(-1)?.route.id !== unmatchedRouteId) return 200;
  if (area) throw new Error(`The area "${area.name}" does not answer the path.`);
  return 404;
}

/** An error of the provider, of the router, or of an area that says so itself. */
function hasStatus404(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** `PageUnavailable` for the provider's own failures; any other error as it is. */
function toPageUnavailable(error: unknown): unknown {
  if (!isProviderFailure(error) || error.kind === 'refused') return error;
  if (error.kind === 'http' && error.status < 500) return error;
  return new PageUnavailable(error, error.kind === 'network');
}

/** The page for a loader's redirect. Throws when the response is none. */
export function redirectPage(response: Response, title: string): RenderedPage {
  const redirect = response.headers.get('Location');
  if (redirect === null)
    throw new Error(`A loader answered with status ${response.status} in place of data.`);
  return { status: response.status, redirect, html: '', hydration: null, meta: { title } };
}

/** Throws the first of an area's errors: a page that shows one is not worth caching for everybody. */
export function throwFirstError({ errors, answers }: RecordedPlatform): void {
  const [error] = errors;
  if (error === undefined) return;
  throw Object.keys(answers).length > 0 ? error : toPageUnavailable(error);
}
