import { useEffect, useRef, useState } from 'react';

// Pixels; from this width on the page has two columns, and the row stays near.
const twoColumns = 769;

/** Whether a row of the page is out of the view, above or below it, on a phone; in a narrow widget, above it. */
export function useOutOfView() {
  const row = useRef<HTMLDivElement>(null);
  const [isOutOfView, setIsOutOfView] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const shop = element.closest('.shop-root');
    const observer = new IntersectionObserver(
      ([entry]) => {
        const narrow = !shop || shop.clientWidth < twoColumns;
        setIsOutOfView(narrow && entry?.isIntersecting === false);
      },
      // On a wide page around a widget, what is below the view is still to come.
      { root: element.ownerDocument, rootMargin: innerWidth < twoColumns ? '0px' : '0px 0px 1000000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { row, isOutOfView };
}
