import { createContext, useCallback, useContext, useMemo } from 'react';
import type { Location, Params, To, URLSearchParamsInit } from 'react-router-dom';
import type { MemoryRouter, NavigateOptions } from './memory-router.ts';
import type { Navigation, RouterState } from './router-state.ts';

export interface RouterContextValue {
  readonly router: MemoryRouter;
  /** The state of this render; the router's own may be newer. */
  readonly state: RouterState;
}

export const RouterContext = createContext<RouterContextValue | null>(null);
/** Index of the match whose page is being rendered; -1 outside all. */
export const DepthContext = createContext(-1);
/** In an object, since anything can be thrown. */
export const ErrorContext = createContext<{ readonly error: unknown } | null>(null);

export function useRouter(): RouterContextValue {
  const value = useContext(RouterContext);
  if (!value) throw new Error('Routing is used outside a router: render it inside <MemoryRouterView>.');
  return value;
}

// Each returns what react-router-dom's hook of the same name returns, as far as areas use it.

export function useLocation(): Location {
  return useRouter().state.location;
}

export function useNavigation(): Navigation {
  return useRouter().state.navigation;
}

export function useParams(): Params {
  return useMatch()?.params ?? {};
}

/** The answer of the loader of the route being rendered. */
export function useLoaderData(): unknown {
  const { data } = useRouter().state;
  const id = useMatch()?.id;
  return id === undefined ? undefined : data[id];
}

export function useRouteError(): unknown {
  return useContext(ErrorContext)?.error;
}

export function useNavigate(): (to: To | number, how?: NavigateOptions) => Promise<void> {
  const { router } = useRouter();
  return useCallback((to: To | number, how?: NavigateOptions) => router.navigate(to, how), [router]);
}

export function useRevalidator(): { revalidate(): Promise<void>; state: RouterState['revalidation'] } {
  const { router, state } = useRouter();
  return useMemo(
    () => ({ revalidate: () => router.revalidate(), state: state.revalidation }),
    [router, state.revalidation],
  );
}

type NextSearch = URLSearchParamsInit | ((current: URLSearchParams) => URLSearchParamsInit);

export function useSearchParams(): [URLSearchParams, (next: NextSearch, how?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextSearch, how?: NavigateOptions) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(current)) : next;
      void navigate(`?${searchParams(init).toString()}`, how);
    },
    [navigate, current],
  );
  return [current, change];
}

function useMatch() {
  const depth = useContext(DepthContext);
  return useRouter().state.matches[depth];
}

function searchParams(init: URLSearchParamsInit = ''): URLSearchParams {
  if (typeof init === 'string' || Array.isArray(init) || init instanceof URLSearchParams) {
    return new URLSearchParams(init);
  }
  return new URLSearchParams(
    Object.entries(init).flatMap(([name, value]) => [value].flat().map((single) => [name, single])),
  );
}
