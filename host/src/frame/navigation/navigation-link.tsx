import type { NavigationLink as AreaLink } from '@shop/shared/contracts';
import { Link } from '@shop/shared/router';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface NavigationLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that says whether it leads to the page shown. */
export function NavigationLink({ to, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const current = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** A link that an area has in the navigation. */
export function NavigationItem({ link: { path, text } }: { readonly link: AreaLink }) {
  return (
    <li>
      <NavigationLink to={path}>{text}</NavigationLink>
    </li>
  );
}
