import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { useLocation, useNavigate, useSearchParams } from '@shop/shared/router';
import { isWhole, type LoadedList } from '@shop/shared/ui';

const parameter = 'picture';

/** State of the history entry that opening a picture creates: going back closes the picture. */
const openedHere = { picture: 'opened' };

/**
 * The opened picture, which the address names: Back closes it, and it can be shared.
 * @param needAll called when the picture is one of a part of the list, and the rest is one call away, or has the picture
 */
export function useOpenedPicture(list: LoadedList<ListedProduct>, needAll: () => void) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const pictured = list.items.filter(({ main_image }) => main_image?.thumb_image);
  const index = pictured.findIndex(({ slug }) => slug === query.get(parameter));
  const ownEntry = typeof state === 'object' && state !== null && parameter in state;

  // A second step may come before the navigation of the first has finished.
  const shownIndex = useRef(index);
  useEffect(() => {
    shownIndex.current = index;
  }, [index]);

  const needsMore = query.has(parameter) && !isWhole(list) && (list.next === null || index < 0);
  const need = useEffectEvent(needAll);
  useEffect(() => {
    if (needsMore) need();
  }, [needsMore]);

  const address = (slug: string | null) => {
    const changed = new URLSearchParams(query);
    if (slug === null) changed.delete(parameter);
    else changed.set(parameter, slug);
    return `?${changed}`;
  };
  const go = (slug: string | null, replace: boolean, entry: unknown) =>
    void navigate(address(slug), { replace, preventScrollReset: true, state: entry });

  return {
    opened: pictured[index] ?? null,
    index,
    /** Null until it is known. */
    count: isWhole(list) ? pictured.length : null,
    open: ({ slug }: ListedProduct) => go(slug, false, openedHere),
    /** Wraps around: the first picture follows the last. */
    step(by: 1 | -1) {
      shownIndex.current = (shownIndex.current + by + pictured.length) % pictured.length;
      const next = pictured[shownIndex.current];
      if (next) go(next.slug, true, state);
    },
    close() {
      if (ownEntry) void navigate(-1);
      else go(null, true, null);
    },
  };
}

export type OpenedPicture = ReturnType<typeof useOpenedPicture>;
