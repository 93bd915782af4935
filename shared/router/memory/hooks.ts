import { createContext, useCallback, useContext, useMemo } from 'react';
import type { Location, Params, To, URLSearchParamsInit } from 'react-router-dom';
import type { MemoryShop, NavigateHow } from './memory-shop.ts';
import type { ShopNavigation, ShopState } from './shop-state.ts';

export interface Shown {
  readonly shop: MemoryShop;
  /** The state of this render; the shop's own may be newer. */
  readonly state: ShopState;
}

export const ShopContext = createContext<Shown | null>(null);
/** Index of the match whose page is being rendered; -1 outside all. */
export const DepthContext = createContext(-1);
/** In an object, since anything can be thrown. */
export const ErrorContext = createContext<{ readonly error: unknown } | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShopContext);
  if (!shown) throw new Error('Routing is used outside a shop: render it inside <MemoryShopView>.');
  return shown;
}

// Each returns what react-router-dom's hook of the same name returns, as far as areas use it.

export function useLocation(): Location {
  return useShown().state.location;
}

export function useNavigation(): ShopNavigation {
  return useShown().state.navigation;
}

export function useParams(): Params {
  return useMatch()?.params ?? {};
}

/** The answer of the loader of the route being rendered. */
export function useLoaderData(): unknown {
  const { data } = useShown().state;
  const id = useMatch()?.id;
  return id === undefined ? undefined : data[id];
}

export function useRouteError(): unknown {
  return useContext(ErrorContext)?.error;
}

export function useNavigate(): (to: To | number, how?: NavigateHow) => Promise<void> {
  const { shop } = useShown();
  return useCallback((to: To | number, how?: NavigateHow) => shop.navigate(to, how), [shop]);
}

export function useRevalidator(): { revalidate(): Promise<void>; state: ShopState['revalidation'] } {
  const { shop, state } = useShown();
  return useMemo(
    () => ({ revalidate: () => shop.revalidate(), state: state.revalidation }),
    [shop, state.revalidation],
  );
}

type NextSearch = URLSearchParamsInit | ((current: URLSearchParams) => URLSearchParamsInit);

export function useSearchParams(): [URLSearchParams, (next: NextSearch, how?: NavigateHow) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextSearch, how?: NavigateHow) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(current)) : next;
      void navigate(`?${searchParams(init).toString()}`, how);
    },
    [navigate, current],
  );
  return [current, change];
}

function useMatch() {
  const depth = useContext(DepthContext);
  return useShown().state.matches[depth];
}

function searchParams(init: URLSearchParamsInit = ''): URLSearchParams {
  if (typeof init === 'string' || Array.isArray(init) || init instanceof URLSearchParams) {
    return new URLSearchParams(init);
  }
  return new URLSearchParams(
    Object.entries(init).flatMap(([name, value]) => [value].flat().map((single) => [name, single])),
  );
}
