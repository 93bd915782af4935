import type { AnchorHTMLAttributes, Ref } from 'react';

/** An anchor to a page of the shop; what else an anchor takes goes through. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with query and fragment, e.g. `/products?category=maki#reviews`. */
  readonly to: string;
  /** Takes the place of the present history entry. */
  readonly replace?: boolean;
  /** Handed to the page as `useLocation().state`. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}
