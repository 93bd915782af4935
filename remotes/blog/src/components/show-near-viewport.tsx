import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ShowNearViewportProps {
  /** Reserves the children's space. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders its children once they are near the viewport. */
export function ShowNearViewport({ className, children }: ShowNearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
