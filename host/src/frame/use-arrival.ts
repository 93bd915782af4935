import type { Announce } from '@shop/shared/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does what a browser does when a document is opened: focus goes to the new page, unless the page has taken it itself,
 * and its title is read out. Not for the first page, which the browser opened.
 */
export function useArrival(
  content: RefObject<HTMLElement | null>,
  title: string | undefined,
  announce: Announce,
): void {
  const { pathname } = useLocation();
  const last = useRef<{ pathname: string; title: string }>(null);
  useEffect(() => {
    if (title === undefined) return;
    const before = last.current;
    last.current = { pathname, title };
    if (!before) return;
    if (before.title !== title) announce(title);
    if (before.pathname === pathname || content.current?.contains(document.activeElement)) return;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname, title, announce]);
}
