import { useNavigate } from '@shop/shared/router';
import { useEffect, useRef, type RefObject } from 'react';

/** For the place of a text: links to pages of the shop, marked by `data-path`, are followed without a new document. */
export function useFollowedLinks(): RefObject<HTMLDivElement | null> {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const path = plainClickPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate]);
  return place;
}

/** The shop's path behind a click that the browser would follow in this tab. */
function plainClickPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest('a[data-path]')?.getAttribute('data-path') ?? null;
}
