import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { hasBoundary } from './load.ts';
import type { MemoryShop } from './memory-shop.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { DepthContext, ShopContext, useShown } from './shop-context.ts';
import { arrived } from './shop-state.ts';

interface MemoryShopViewProps {
  readonly shop: MemoryShop;
  /** Shown when no route has a boundary for an error; reads it with `useRouteError`. */
  readonly fallback: ReactNode;
  /** Rendered before the page, whether or not it fails. */
  readonly before?: ReactNode;
  /** Rendered after the page, in the same boundary. */
  readonly children?: ReactNode;
}

/** Shows the pages of a memory shop. */
export function MemoryShopView({ shop, fallback, before, children }: MemoryShopViewProps) {
  const state = useSyncExternalStore(
    (changed) => shop.subscribe(changed),
    () => shop.state,
  );
  const shown = useMemo(() => ({ shop, state }), [shop, state]);
  if (!arrived(state)) return null;
  return (
    <ShopContext value={shown}>
      {before}
      <RouteBoundary depth={-1} view={fallback}>
        <Level depth={0} />
        {children}
      </RouteBoundary>
    </ShopContext>
  );
}

/** The page of the next route inside the one being rendered. */
export function Outlet() {
  return <Level depth={useContext(DepthContext) + 1} />;
}

function Level({ depth }: { readonly depth: number }) {
  const match = useShown().state.matches[depth];
  if (!match) return null;
  const { Component, element, ErrorBoundary, errorElement } = match.view;
  const page = Component ? <Component /> : (element ?? <Outlet />);
  return (
    <DepthContext value={depth}>
      {hasBoundary(match.view) ? (
        <RouteBoundary depth={depth} view={ErrorBoundary ? <ErrorBoundary /> : errorElement}>
          {page}
        </RouteBoundary>
      ) : (
        page
      )}
    </DepthContext>
  );
}
