import { useEffect, useRef } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { useLocation, useNavigate, useSearchParams } from '@shop/shared/router';

const parameter = 'picture';

/** Left with the history entry that opening a picture makes: going back then closes it. */
const openedHere = { picture: 'opened' };

/** The picture that the address opens, so that Back closes it and it can be sent to others. */
export function useOpenedPicture(products: readonly ListedProduct[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const pictured = products.filter(({ main_image }) => main_image?.thumb_image);
  const place = pictured.findIndex(({ slug }) => slug === query.get(parameter));
  const ownEntry = typeof state === 'object' && state !== null && parameter in state;

  // Two steps may come before the address has followed the first.
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
    /** Round the gallery: after the last picture comes the first. */
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
