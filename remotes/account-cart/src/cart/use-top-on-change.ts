import { useEffect, useRef } from 'react';

/** Brings the page's top into view, and the focus with it, when another view takes its place. */
export function useTopOnChange(page: { readonly current: HTMLElement | null }, view: boolean) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    page.current?.focus({ preventScroll: true });
    page.current?.scrollIntoView({ block: 'start' });
  }, [page, view]);
}
