import { useEffect, useRef, useState } from 'react';

// Pixels; from this width on the page has two columns, and the row stays near.
const twoColumns = 769;

/** Whether a row of the page has scrolled out of the view at its upper edge, on a phone. */
export function useScrolledPast() {
  const row = useRef<HTMLDivElement>(null);
  const [isScrolledPast, setIsScrolledPast] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const shop = element.closest('.shop-root');
    const observer = new IntersectionObserver(
      ([entry]) => {
        const narrow = !shop || shop.clientWidth < twoColumns;
        setIsScrolledPast(narrow && entry?.isIntersecting === false);
      },
      // Everything below the view counts as visible, so that a jump over the row is noticed too.
      { root: element.ownerDocument, rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { row, isScrolledPast };
}
