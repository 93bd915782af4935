import type { Location } from 'react-router-dom';
import { createPath } from './location.ts';
import type { Failure, LoadedMatch } from './load.ts';
import type { RouteMatch } from './match.ts';

/** What a memory shop shows and what it is about to show. */
export interface ShopState {
  readonly location: Location;
  /** Empty until the first page has arrived. */
  readonly matches: readonly LoadedMatch[];
  /** Loaders' answers by route id. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly failure: Failure | null;
  readonly navigation: ShopNavigation;
  readonly revalidation: 'idle' | 'loading';
}

export type ShopNavigation =
  | { readonly state: 'idle'; readonly location: undefined }
  | { readonly state: 'loading'; readonly location: Location };

export const idle: ShopNavigation = { state: 'idle', location: undefined };

/** Whether there is something to show: a page or an error. */
export function arrived({ matches, failure }: ShopState): boolean {
  return matches.length > 0 || failure !== null;
}

/**
 * Data that a change of page leaves valid: that of outer routes whose part of the path stays, and that of routes
 * which say themselves that they need not load anew.
 */
export function stillKnown(
  { location, matches, data, failure }: ShopState,
  found: readonly RouteMatch[],
  to: Location,
): Record<string, unknown> {
  if (failure) return {};
  const outer = location.search === to.search && location.pathname !== to.pathname;
  const kept = found.filter(({ id, pathname, route, params }) => {
    const before = matches.find((match) => match.id === id && match.pathname === pathname);
    if (!before) return false;
    if (outer) return true;
    const question = {
      currentUrl: urlOf(location),
      currentParams: before.params,
      nextUrl: urlOf(to),
      nextParams: params,
      defaultShouldRevalidate: true,
    };
    return route.shouldRevalidate?.(question) === false;
  });
  return Object.fromEntries(kept.map(({ id }) => [id, data[id]]));
}

function urlOf(location: Location): URL {
  return new URL(createPath(location), 'http://localhost');
}
