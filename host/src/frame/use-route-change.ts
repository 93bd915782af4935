import type { Announce } from '@shop/shared/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls back when a change of the address begins, of its query alone too, and again when it is done. */
export function useRouteChange(onChange: () => void): void {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const place = `${key} ${next?.key ?? ''}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    onChange();
  });
}

/**
 * Does after a client-side navigation what a browser does for a new document: moves the focus to the page, unless the page
 * has moved it itself, and announces the title. Not for the first page, which the browser opened.
 */
export function useNavigationFocus(
  content: RefObject<HTMLElement | null>,
  title: string | undefined,
  announce: Announce,
): void {
  const { pathname } = useLocation();
  const shown = useRef<{ pathname: string; title: string }>(null);
  useEffect(() => {
    if (title === undefined) return;
    const previous = shown.current;
    shown.current = { pathname, title };
    if (!previous) return;
    if (previous.title !== title) announce(title);
    if (previous.pathname === pathname || content.current?.contains(document.activeElement)) return;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname, title, announce]);
}
