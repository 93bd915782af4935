import { matchRoutes, type RouteObject } from 'react-router-dom';
import { recoverable, retryingLoader } from './recoverable.tsx';

/**
 * An area's routes for a page that is rendered without waiting: the views of the routes that match the path are there,
 * their loaders come when they run. All other routes are as they are patched in. Rejects when a view does not arrive.
 */
export function readyRoutes(routes: readonly RouteObject[], pathname: string): Promise<RouteObject[]> {
  const matched = new Set(matchRoutes([...routes], pathname)?.map(({ route }) => route));
  const visit = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return recoverable(route);
    const ready = await withViews(route);
    if (ready.index || !ready.children) return ready;
    return { ...ready, children: await Promise.all(ready.children.map(visit)) };
  };
  return Promise.all(routes.map(visit));
}

async function withViews({ lazy, ...route }: RouteObject): Promise<RouteObject> {
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
