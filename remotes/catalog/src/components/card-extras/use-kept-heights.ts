import { useEffect } from 'react';
import { heights } from '../product-grid/far-cards.ts';
import type { CardExtrasProps } from './card-extras.tsx';

/** Keeps the heights of a long list's cards with every press that may lead to another page: that may hide the list before it goes. */
export function useKeptHeights(frame: CardExtrasProps['frame']): void {
  useEffect(() => {
    const keep = (event: Event) => {
      const [pressed] = event.composedPath();
      if (!(pressed instanceof Element && pressed.closest('a, form'))) return;
      const items = [...(frame.current?.querySelectorAll('li') ?? [])];
      const last = items.at(-1);
      const long = last && getComputedStyle(last).contentVisibility === 'auto';
      const hidden = last?.offsetHeight === 0;
      if (long && !hidden)
        heights.splice(0, heights.length, ...items.map((item) => item.getBoundingClientRect().height));
    };
    addEventListener('click', keep, true);
    return () => removeEventListener('click', keep, true);
  }, [frame]);
}
