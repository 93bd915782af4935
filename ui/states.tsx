import { Children, type ReactNode } from 'react';

interface StatesProps {
  /** On the ground of a product's picture. */
  readonly tray?: boolean;
  readonly children: ReactNode;
}

/** The states of a component, one below the other. */
export function States({ tray = false, children }: StatesProps) {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 24, ...(tray && { background: 'var(--_tray)' }) }}>
      {Children.map(children, (state) => (
        <div>{state}</div>
      ))}
    </div>
  );
}
