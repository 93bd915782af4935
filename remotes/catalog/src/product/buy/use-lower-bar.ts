import { useEffect, useRef } from 'react';

/** Tells what else stands at the lower edge of the view how much of it the bar takes. */
export function useLowerBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shop = bar.current?.closest<HTMLElement>('.shop-root');
    shop?.style.setProperty('--_lower-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void shop?.style.removeProperty('--_lower-bar');
  });
  return bar;
}
