import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { ErrorContext, useShown } from './shop-context.ts';
import type { ShopState } from './shop-state.ts';

interface RouteBoundaryProps {
  readonly depth: number;
  /** What stands in the place of the failed page. */
  readonly view: ReactNode;
  readonly children: ReactNode;
}

/** Shows `view` when the page's loading failed for this boundary, or when the page throws while rendering. */
export function RouteBoundary({ depth, view, children }: RouteBoundaryProps) {
  const { state } = useShown();
  if (state.failure?.depth === depth) return <ErrorContext value={state.failure}>{view}</ErrorContext>;
  return (
    <Catch location={state.location} revalidation={state.revalidation} view={view}>
      {children}
    </Catch>
  );
}

interface CatchProps {
  readonly location: Location;
  readonly revalidation: ShopState['revalidation'];
  readonly view: ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly caught: { readonly error: unknown } | null;
  readonly location: Location;
  readonly revalidation: ShopState['revalidation'];
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
