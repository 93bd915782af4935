import type { Location } from 'react-router-dom';
import { createPath } from './history.ts';
import type { Failure, LoadedMatch } from './load.ts';
import type { RouteMatch } from './match.ts';

/** What a memory router shows, and its pending navigation. */
export interface RouterState {
  readonly location: Location;
  /** Empty until the first page has loaded. */
  readonly matches: readonly LoadedMatch[];
  /** Loaders' answers by route id. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly failure: Failure | null;
  readonly navigation: Navigation;
  readonly revalidation: 'idle' | 'loading';
}

export type Navigation =
  | { readonly state: 'idle'; readonly location: undefined }
  | { readonly state: 'loading'; readonly location: Location };

export const idle: Navigation = { state: 'idle', location: undefined };

/** Whether there is something to show: a page or an error. */
export function isLoaded({ matches, failure }: RouterState): boolean {
  return matches.length > 0 || failure !== null;
}

/**
 * Data that a navigation leaves valid: that of parent routes whose part of the path stays, and that of routes whose
 * `shouldRevalidate` returns false.
 */
export function reusableData(
  { location, matches, data, failure }: RouterState,
  found: readonly RouteMatch[],
  to: Location,
): Record<string, unknown> {
  if (failure) return {};
  const isOtherPath = location.search === to.search && location.pathname !== to.pathname;
  const reusable = found.filter(({ id, pathname, route, params }) => {
    const before = matches.find((match) => match.id === id && match.pathname === pathname);
    if (!before) return false;
    if (isOtherPath) return true;
    const args = {
      currentUrl: urlOf(location),
      currentParams: before.params,
      nextUrl: urlOf(to),
      nextParams: params,
      defaultShouldRevalidate: true,
    };
    return route.shouldRevalidate?.(args) === false;
  });
  return Object.fromEntries(reusable.map(({ id }) => [id, data[id]]));
}

function urlOf(location: Location): URL {
  return new URL(createPath(location), 'http://localhost');
}
