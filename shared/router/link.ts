import { createElement, use, type MouseEvent, type ReactElement } from 'react';
import { createPath, UNSAFE_DataRouterContext, UNSAFE_LocationContext } from 'react-router-dom';
import type { LinkProps } from './link-props.ts';
import { isPlainClick } from './plain-click.ts';

/**
 * An anchor that a plain click follows here. A page has some seventy: react-router's own link has a dozen hooks, draws itself anew
 * with every address and brings what only the framework mode uses; this one reads the router and nothing else.
 * Without JSX, because servers import the router as it stands.
 */
export function Link({ to, replace, state, target, onClick, ...anchor }: LinkProps): ReactElement {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const href = /^[?#]/.test(to) ? use(UNSAFE_LocationContext).location.pathname + to : inside(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !router || !isPlainClick(event)) return;
    event.preventDefault();
    const again = href === createPath(router.state.location);
    void router.navigate(href, { replace: replace ?? again, state });
  };
  return createElement('a', { ...anchor, href, target, onClick: click });
}

/** Two slashes at the beginning, of either kind, would name another host. */
function inside(path: string): string {
  return path.replace(/^[\\/]{2,}/, '/');
}
