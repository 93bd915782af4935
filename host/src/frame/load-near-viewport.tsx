import { useEffect, useRef, useState, type ComponentType } from 'react';

interface LoadNearViewportProps {
  readonly className: string | undefined;
  /** The same function at every render. */
  load(): Promise<ComponentType>;
}

/**
 * A placeholder below the page, whose content is loaded once the visitor scrolls or the placeholder is near the viewport:
 * no page needs it before.
 */
export function LoadNearViewport({ className, load }: LoadNearViewportProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    const show = () =>
      void load().then(
        (component) => setContent(() => component),
        // The page is complete without it; the next scroll or visit tries again.
        () => undefined,
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '300px' },
    );
    if (placeholder.current) observer.observe(placeholder.current);
    addEventListener('scroll', show, { once: true });
    if (scrollY > 0) show();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', show);
    };
  }, [load]);
  return (
    <div ref={placeholder} className={className}>
      {Content && <Content />}
    </div>
  );
}
