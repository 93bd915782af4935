import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A history entry of what lies over the page. */
export interface OwnEntry {
  /** When it opens. */
  enter(): void;
  /** When it was closed in another way than by Back: the entry goes too. */
  leave(): void;
  /** For clicks inside, before their own handlers: the page that a link leads to takes the entry's place. */
  follow(event: MouseEvent): void;
}

/**
 * Lets Back close what lies over the page, as people expect on a phone, in place of leaving the page below.
 * The entry has the page's own address and state, so that a reload or Forward shows nothing new.
 */
export function useOwnEntry(close: () => void): OwnEntry {
  const navigate = useNavigate();
  const entered = useRef(false);
  const onBack = useRef(close);
  useEffect(() => {
    onBack.current = close;
  });
  useEffect(() => {
    const back = (event: PopStateEvent) => {
      if (!entered.current) return;
      entered.current = false;
      // For the router, which listens after this, the address has not changed.
      event.stopImmediatePropagation();
      onBack.current();
    };
    addEventListener('popstate', back, { capture: true });
    return () => removeEventListener('popstate', back, { capture: true });
  }, []);
  return {
    enter() {
      const { idx = 0, ...state } = (history.state ?? {}) as { idx?: number };
      history.pushState({ ...state, idx: idx + 1 }, '');
      entered.current = true;
    },
    leave() {
      if (entered.current) history.back();
    },
    follow(event) {
      const link = event.target instanceof Element && event.target.closest('a');
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || modified || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      entered.current = false;
      void navigate(link.pathname + link.search + link.hash, { replace: true });
    },
  };
}
