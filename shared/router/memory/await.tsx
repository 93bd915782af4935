import { Component, use } from 'react';
import type { ReactNode } from 'react';

interface AwaitProps<Value> {
  readonly resolve: Value;
  readonly errorElement?: ReactNode;
  readonly children: ReactNode | ((value: Awaited<Value>) => ReactNode);
}

/**
 * Renders its children with a promise's value, below a `Suspense` of the caller. Other values are rendered at once.
 * A rejection renders `errorElement`, or goes to the route's error boundary without one.
 */
export function Await<Value>({ resolve, errorElement, children }: AwaitProps<Value>) {
  return (
    <AwaitBoundary view={errorElement}>
      <Awaited resolve={resolve}>{children}</Awaited>
    </AwaitBoundary>
  );
}

function Awaited<Value>({ resolve, children }: AwaitProps<Value>) {
  // A value that is no promise is its own awaited value.
  const value =
    resolve instanceof Promise ? use(resolve as Promise<Awaited<Value>>) : (resolve as Awaited<Value>);
  return typeof children === 'function' ? children(value) : children;
}

interface AwaitBoundaryProps {
  readonly view: ReactNode;
  readonly children: ReactNode;
}

class AwaitBoundary extends Component<
  AwaitBoundaryProps,
  { readonly caught: { readonly error: unknown } | null }
> {
  override state: { readonly caught: { readonly error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (this.props.view === undefined || this.props.view === null) throw caught.error;
    return this.props.view;
  }
}
