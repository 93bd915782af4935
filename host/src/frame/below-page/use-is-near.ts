import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen, or no further from it than the margin. `first` holds until that is known. */
export function useIsNear(element: RefObject<Element | null>, margin = '300px', first = false): boolean {
  const [near, setNear] = useState(first);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
