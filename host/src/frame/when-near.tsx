import { useEffect, useRef, useState, type ComponentType } from 'react';

interface WhenNearProps {
  readonly className: string | undefined;
  /** The same function at every render. */
  load(): Promise<ComponentType>;
}

/**
 * Keeps the place of what stands below a page. Its code comes when the visitor scrolls or the place is near:
 * no page needs it before.
 */
export function WhenNear({ className, load }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    const show = () =>
      void load().then(
        (component) => setContent(() => component),
        // Without it the page is complete; the next scroll or visit tries again.
        () => undefined,
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    addEventListener('scroll', show, { once: true });
    if (scrollY > 0) show();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', show);
    };
  }, [load]);
  return (
    <div ref={place} className={className}>
      {Content && <Content />}
    </div>
  );
}
