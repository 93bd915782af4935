import type { MouseEvent } from 'react';
import { isPlainClick, type LinkProps } from '../link-props.ts';
import { createPath } from './history.ts';
import { useRouter } from './hooks.ts';

/**
 * An anchor with the storefront's full href. The router follows a plain click on a path of its routes, the browser every
 * other click.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const { router, state: current } = useRouter();
  const path = router.resolve(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!router.mayFollow(path)) return event.preventDefault();
    if (!isPlainClick(event)) return;
    if (!router.matches(path)) {
      if (router.openElsewhere(path)) event.preventDefault();
      return;
    }
    event.preventDefault();
    void router.navigate(path, { replace: replace ?? path === createPath(current.location), state });
  };
  return (
    <a {...anchor} href={router.href(path)} onClick={follow}>
      {children}
    </a>
  );
}
