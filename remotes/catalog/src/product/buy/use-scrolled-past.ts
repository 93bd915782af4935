import { useEffect, useRef, useState } from 'react';

// From this width on the page stands in two columns, and the row is never far.
const twoColumns = 769;

/** Whether a row of the page has left the view through its upper edge, on a phone. */
export function useScrolledPast() {
  const watched = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const row = watched.current;
    if (!row) return undefined;
    const shop = row.closest('.shop-root');
    const observer = new IntersectionObserver(
      ([entry]) => {
        const narrow = !shop || shop.clientWidth < twoColumns;
        setPast(narrow && entry?.isIntersecting === false);
      },
      // Whatever lies below the view counts as seen, so that a jump over the row is noticed too.
      { root: row.ownerDocument, rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { watched, past };
}
