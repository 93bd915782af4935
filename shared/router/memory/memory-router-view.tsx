import { Component, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { DepthContext, ErrorContext, RouterContext, useRouter } from './hooks.ts';
import { hasBoundary } from './load.ts';
import type { MemoryRouter } from './memory-router.ts';
import { isLoaded, type RouterState } from './router-state.ts';

interface MemoryRouterViewProps {
  readonly router: MemoryRouter;
  /** Shown when no route has a boundary for an error; reads it with `useRouteError`. */
  readonly fallback: ReactNode;
  /** Rendered before the page, whether or not it fails. */
  readonly before?: ReactNode;
  /** Rendered after the page, in the same boundary. */
  readonly children?: ReactNode;
}

/** Shows the pages of a memory router. */
export function MemoryRouterView({ router, fallback, before, children }: MemoryRouterViewProps) {
  const state = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state,
  );
  const value = useMemo(() => ({ router, state }), [router, state]);
  if (!isLoaded(state)) return null;
  return (
    <RouterContext value={value}>
      {before}
      <RouteBoundary depth={-1} view={fallback}>
        <Level depth={0} />
        {children}
      </RouteBoundary>
    </RouterContext>
  );
}

/** The page of the next route inside the one being rendered. */
export function Outlet() {
  return <Level depth={useContext(DepthContext) + 1} />;
}

function Level({ depth }: { readonly depth: number }) {
  const match = useRouter().state.matches[depth];
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

interface RouteBoundaryProps {
  readonly depth: number;
  /** What stands in the place of the failed page. */
  readonly view: ReactNode;
  readonly children: ReactNode;
}

/** Shows `view` when the page's loading failed for this boundary, or when the page throws while rendering. */
function RouteBoundary({ depth, view, children }: RouteBoundaryProps) {
  const { state } = useRouter();
  if (state.failure?.depth === depth) return <ErrorContext value={state.failure}>{view}</ErrorContext>;
  return (
    <Catch location={state.location} revalidation={state.revalidation} view={view}>
      {children}
    </Catch>
  );
}

interface CatchProps {
  readonly location: Location;
  readonly revalidation: RouterState['revalidation'];
  readonly view: ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly caught: { readonly error: unknown } | null;
  readonly location: Location;
  readonly revalidation: RouterState['revalidation'];
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = {
    caught: null,
    location: this.props.location,
    revalidation: this.props.revalidation,
  };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { caught: { error } };
  }

  /** Another page, or the same one loaded anew, is tried again. */
  static getDerivedStateFromProps(
    { location, revalidation }: CatchProps,
    state: CatchState,
  ): Partial<CatchState> {
    const again = state.revalidation === 'loading' && revalidation === 'idle';
    return { location, revalidation, caught: again || state.location !== location ? null : state.caught };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <ErrorContext value={caught}>{this.props.view}</ErrorContext> : this.props.children;
  }
}
