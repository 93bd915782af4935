import { Link } from '@shop/shared/router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonKind } from './button.tsx';

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

// In a file of its own: lazy chunks of the shell use the button alone, and would split the router off its entry.

/** A link that looks like a button, for the one action that leads on to another page. */
export function ButtonLink({ to, kind = 'filled', wide = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(kind, wide)}>
      {children}
    </Link>
  );
}
