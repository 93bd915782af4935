import type { MouseEvent } from 'react';
import { isPlainClick, type LinkProps } from '../link-props.ts';
import { createPath } from './history.ts';
import { useShown } from './hooks.ts';

/**
 * An anchor with the storefront's full href. The router follows a plain click on a path of its routes, the browser every
 * other click.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const { shop, state: shown } = useShown();
  const path = shop.resolve(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    shop.followed(path);
    if (!isPlainClick(event)) return;
    if (!shop.answers(path)) {
      if (shop.handOver(path)) event.preventDefault();
      return;
    }
    event.preventDefault();
    void shop.navigate(path, { replace: replace ?? path === createPath(shown.location), state });
  };
  return (
    <a {...anchor} href={shop.href(path)} onClick={follow}>
      {children}
    </a>
  );
}
