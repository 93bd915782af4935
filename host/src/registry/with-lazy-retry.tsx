import { useEffect, useState, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { AreaError, ChunkLoadError } from '../fallback/area-error.tsx';
import { AreaUnavailable } from '../fallback/area-unavailable.tsx';

type Lazy = Exclude<RouteObject['lazy'], ((...args: never[]) => unknown) | undefined>;
type Loaded<Part> = Promise<Part | null | undefined>;

/**
 * A route whose lazy code can be fetched again after a failure. React Router caches the first result of a lazy property, so it
 * never gets a failure: a loader fetches its code whenever it runs, a component when it is shown and by `Try again`.
 */
export function withLazyRetry(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? retryingParts(route.lazy) : route.lazy;
  const parts = { ...route, ...(lazy && { lazy }) };
  if (parts.index || !parts.children) return parts;
  return { ...parts, children: parts.children.map(withLazyRetry) };
}

function retryingParts(lazy: Lazy): Lazy {
  const { loader, Component, ErrorBoundary } = lazy;
  return {
    ...lazy,
    ...(loader && { loader: () => loader().catch(() => retryingLoader(loader)) }),
    ...(Component && {
      Component: () => Component().catch((error: unknown) => retryingView(Component, AreaUnavailable, error)),
    }),
    ...(ErrorBoundary && {
      ErrorBoundary: () =>
        ErrorBoundary().catch((error: unknown) => retryingView(ErrorBoundary, AreaError, error)),
    }),
  };
}

/** A loader whose code is fetched when it runs, and again after a failure. */
export function retryingLoader(load: () => Loaded<LoaderFunction | boolean>): LoaderFunction {
  return async (args, context) => {
    const loader = await load().catch((cause: unknown) => {
      throw new ChunkLoadError(cause);
    });
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

function retryingView(
  load: () => Loaded<ComponentType>,
  Placeholder: ComponentType<{ readonly cause: unknown; onRetry(): Promise<void> }>,
  cause: unknown,
): ComponentType {
  let loaded: ComponentType | undefined;
  const retry = async () => {
    loaded ??= (await load()) ?? undefined;
  };
  return function RetryingView() {
    const [View, setView] = useState(() => loaded);
    const retryAndShow = () => retry().then(() => setView(() => loaded));
    useEffect(() => {
      // The placeholder shows the failure.
      retry().then(
        () => setView(() => loaded),
        () => undefined,
      );
    }, []);
    return View ? <View /> : <Placeholder cause={cause} onRetry={retryAndShow} />;
  };
}
