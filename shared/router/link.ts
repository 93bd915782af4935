import { createElement, type MouseEvent, type ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from './link-props.ts';

/**
 * react-router's own link brings what only its framework mode uses, 2 kB of it; this one is its hooks and an anchor.
 * Without JSX, because servers import the router as it stands.
 */
export function Link({ to, replace, state, target, onClick, ...anchor }: LinkProps): ReactElement {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { target, state, ...(replace !== undefined && { replace }) });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return createElement('a', { ...anchor, href, target, onClick: click });
}
