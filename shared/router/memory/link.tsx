import type { MouseEvent } from 'react';
import type { LinkProps } from '../link-props.ts';
import { isPlainClick } from '../plain-click.ts';
import { createPath } from './location.ts';
import { useShown } from './shop-context.ts';

/**
 * An anchor with the storefront's full href. A plain click on a path of the shop's routes shows the page here;
 * every other click is the browser's.
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
