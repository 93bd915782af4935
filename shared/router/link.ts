import { createElement, use, type MouseEvent, type ReactElement } from 'react';
import { createPath, UNSAFE_DataRouterContext, UNSAFE_LocationContext } from 'react-router-dom';
import { isPlainClick, type LinkProps } from './link-props.ts';

/**
 * An anchor whose plain clicks the router follows. A page has some seventy, and links that use React Router's public hooks all
 * render again with every navigation: 2.8 ms for seventy on a slow phone (decision 10). Hence the two contexts.
 * Without JSX, because builds import this file as it is, with an area's server output.
 */
export function Link({ to, replace, state, target, onClick, ...anchor }: LinkProps): ReactElement {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const href = /^[?#]/.test(to) ? use(UNSAFE_LocationContext).location.pathname + to : withoutHost(to);
  const followClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !router || !isPlainClick(event)) return;
    event.preventDefault();
    const isCurrent = href === createPath(router.state.location);
    void router.navigate(href, { replace: replace ?? isCurrent, state });
  };
  return createElement('a', { ...anchor, href, target, onClick: followClick });
}

/** Two slashes of either kind at the beginning would name another host. */
function withoutHost(path: string): string {
  return path.replace(/^[\\/]{2,}/, '/');
}
