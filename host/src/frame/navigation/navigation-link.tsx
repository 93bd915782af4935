import { Link } from '@shop/shared/router';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface NavigationLinkProps {
  readonly to: string;
  /** Current on just this path, not on those below it. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** A link that says whether it leads to the page shown. */
export function NavigationLink({ to, end = false, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
