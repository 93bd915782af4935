import type { Platform } from '@shop/shared/contracts';
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import type { ReportFailure } from '../failures/report-failure.ts';
import { AreaError } from '../fallback/area-error.tsx';
import { prefetchPage } from './prefetch-page.ts';
import type { AreaRegistry } from './registry.ts';
import { retryingLoader, withLazyRetry } from './with-lazy-retry.tsx';

/**
 * Loads the area of a path when it is first visited and adds its routes below the frame.
 * If the area cannot be loaded, nothing is added, which is reported: the frame's catch-all route shows what happened.
 * @param initialArea name of the area whose routes the router was created with
 */
export function areaRoutesOnNavigation(
  registry: AreaRegistry,
  platform: Platform,
  reportFailure: ReportFailure,
  initialArea?: string,
): PatchRoutesOnNavigationFunction {
  const patched = new Set(initialArea === undefined ? [] : [initialArea]);
  return async ({ path, patch, signal }) => {
    const location = registry.locate(path);
    if (!location) return;
    const { name } = location;
    prefetchPage(location, document);
    if (patched.has(name)) return;
    try {
      const area = await registry.load(location);
      // The router takes no routes for a navigation that a newer one has superseded.
      if (signal.aborted || patched.has(name)) return;
      patch('frame', [areaRoute(name, area.routes(platform).map(withLazyRetry))]);
      patched.add(name);
    } catch (cause) {
      reportFailure({ kind: 'load', cause, area: location, pathname: path });
    }
  };
}

/** An area's parent route below the frame, the same in the browser and on a server. */
export function areaRoute(name: string, children: RouteObject[]): RouteObject {
  return { id: `area/${name}`, errorElement: <AreaError />, children };
}

/**
 * An area's routes for rendering and hydrating a page: the views of the routes that match the path are loaded, their loaders
 * load when they run, all other routes stay lazy. Rejects when a view cannot be loaded.
 */
export function loadMatchedViews(routes: readonly RouteObject[], pathname: string): Promise<RouteObject[]> {
  const matched = new Set(matchRoutes([...routes], pathname)?.map(({ route }) => route));
  const visit = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return withLazyRetry(route);
    const loaded = await loadViews(route);
    if (loaded.index || !loaded.children) return loaded;
    return { ...loaded, children: await Promise.all(loaded.children.map(visit)) };
  };
  return Promise.all(routes.map(visit));
}

async function loadViews({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  if (typeof lazy === 'function') return { ...route, ...(await lazy()) };
  if (!lazy) return route;
  const { loader } = lazy;
  const [Component, ErrorBoundary] = await Promise.all([lazy.Component?.(), lazy.ErrorBoundary?.()]);
  return {
    ...route,
    ...(Component && { Component }),
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(loader && { loader: retryingLoader(loader) }),
  };
}
