import type { ReactNode } from 'react';
import { Link } from '@shop/shared/router';
import { buttonLook, type ButtonKind } from './look.ts';

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the one action that leads on to another page. */
export function ButtonLink({ to, kind = 'filled', wide = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonLook(kind, wide)}>
      {children}
    </Link>
  );
}
