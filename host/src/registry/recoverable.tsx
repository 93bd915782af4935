import { useEffect, useState, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { AreaError } from '../fallback/area-error.tsx';
import { AreaUnavailable } from '../fallback/area-unavailable.tsx';
import { ChunkLoadError } from '../fallback/chunk-load-error.ts';

type Lazy = Exclude<RouteObject['lazy'], ((...args: never[]) => unknown) | undefined>;
type Loaded<Part> = Promise<Part | null | undefined>;

/**
 * A route whose code may be fetched again after it failed to arrive.
 * React Router keeps the first outcome of a lazy part for good, so the outcome given to it never is a failure:
 * a loader tries again whenever it runs, a component when it is shown and when asked to.
 */
export function recoverable(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? recoverableParts(route.lazy) : route.lazy;
  const parts = { ...route, ...(lazy && { lazy }) };
  if (parts.index || !parts.children) return parts;
  return { ...parts, children: parts.children.map(recoverable) };
}

function recoverableParts(lazy: Lazy): Lazy {
  const { loader, Component, ErrorBoundary } = lazy;
  return {
    ...lazy,
    ...(loader && { loader: () => loader().catch(() => retryingLoader(loader)) }),
    ...(Component && { Component: () => Component().catch(() => retryingView(Component, AreaUnavailable)) }),
    ...(ErrorBoundary && {
      ErrorBoundary: () => ErrorBoundary().catch(() => retryingView(ErrorBoundary, AreaError)),
    }),
  };
}

/** A loader whose code is fetched when it runs, and again when that failed. */
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
  Meanwhile: ComponentType<{ onRetry(): Promise<void> }>,
): ComponentType {
  let arrived: ComponentType | undefined;
  const retry = async () => {
    arrived ??= (await load()) ?? undefined;
  };
  return function RetryingView() {
    const [View, setView] = useState(() => arrived);
    const retryAndShow = () => retry().then(() => setView(() => arrived));
    useEffect(() => {
      // What failed is said by what stands here meanwhile.
      retry().then(
        () => setView(() => arrived),
        () => undefined,
      );
    }, []);
    return View ? <View /> : <Meanwhile onRetry={retryAndShow} />;
  };
}
