import { useCallback } from 'react';
import type { CardPlace } from './card-at.ts';

/** Places an element over the picture of a card: its lower edge where the card's words begin. */
export function useOverCard({ card, link }: CardPlace) {
  return useCallback(
    (over: HTMLElement | null) => {
      const frame = over?.offsetParent?.getBoundingClientRect();
      if (!over || !frame) return;
      const { left, top, width } = card.getBoundingClientRect();
      const words = link.lastElementChild?.getBoundingClientRect().top ?? top + width;
      over.style.setProperty('left', `${left - frame.left}px`);
      over.style.setProperty('top', `${words - frame.top}px`);
      over.style.setProperty('width', `${width}px`);
    },
    [card, link],
  );
}
