import { useEffect, useRef } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { useLocation, useNavigate, useSearchParams } from '@shop/shared/router';

const parameter = 'picture';

/** State of the history entry that opening a picture creates: going back closes the picture. */
const openedHere = { picture: 'opened' };

/** The opened picture, which the address names: Back closes it, and it can be shared. */
export function useOpenedPicture(products: readonly ListedProduct[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const pictured = products.filter(({ main_image }) => main_image?.thumb_image);
  const place = pictured.findIndex(({ slug }) => slug === query.get(parameter));
  const ownEntry = typeof state === 'object' && state !== null && parameter in state;

  // A second step may come before the navigation of the first has finished.
  const at = useRef(place);
  useEffect(() => {
    at.current = place;
  }, [place]);

  const address = (slug: string | null) => {
    const changed = new URLSearchParams(query);
    if (slug === null) changed.delete(parameter);
    else changed.set(parameter, slug);
    return `?${changed}`;
  };
  const go = (slug: string | null, replace: boolean, entry: unknown) =>
    void navigate(address(slug), { replace, preventScrollReset: true, state: entry });

  return {
    opened: pictured[place] ?? null,
    place,
    count: pictured.length,
    open: ({ slug }: ListedProduct) => go(slug, false, openedHere),
    /** Wraps around: the first picture follows the last. */
    step(by: 1 | -1) {
      at.current = (at.current + by + pictured.length) % pictured.length;
      const next = pictured[at.current];
      if (next) go(next.slug, true, state);
    },
    close() {
      if (ownEntry) void navigate(-1);
      else go(null, true, null);
    },
  };
}

export type OpenedPicture = ReturnType<typeof useOpenedPicture>;
