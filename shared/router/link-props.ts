import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

/** Props of an anchor to a page of the shop. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with query and fragment, e.g. `/products?category=maki#reviews`. */
  readonly to: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Becomes `useLocation().state` of the page. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether the router follows a click: main button, no modifier key, same window. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (target === '' || target === '_self');
}
