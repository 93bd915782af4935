import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A history entry of an open dialog. */
export interface HistoryEntry {
  /** Call when the dialog opens. */
  push(): void;
  /** Call when the dialog was closed: unless Back closed it, its entry is removed. */
  pop(): void;
  /** Call when a route change is about to close the dialog: its entry stays, since the next page's may follow it already. */
  keep(): void;
  /** Capture handler for clicks inside: the page that a link leads to replaces the entry. */
  replaceOnLink(event: MouseEvent): void;
}

/**
 * Lets Back close a dialog, as people expect on a phone, in place of leaving the page below it.
 * The entry has the page's own address and state, so that a reload or Forward shows nothing new.
 */
export function useHistoryEntry(close: () => void): HistoryEntry {
  const navigate = useNavigate();
  const isPushed = useRef(false);
  const onBack = useRef(close);
  useEffect(() => {
    onBack.current = close;
  });
  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => {
      if (!isPushed.current) return;
      isPushed.current = false;
      // The router listens after this: for it the address has not changed.
      event.stopImmediatePropagation();
      onBack.current();
    };
    addEventListener('popstate', handlePopState, { capture: true });
    return () => removeEventListener('popstate', handlePopState, { capture: true });
  }, []);
  return {
    push() {
      const { idx = 0, ...state } = (history.state ?? {}) as { idx?: number };
      history.pushState({ ...state, idx: idx + 1 }, '');
      isPushed.current = true;
    },
    pop() {
      if (isPushed.current) history.back();
    },
    keep() {
      isPushed.current = false;
    },
    replaceOnLink(event) {
      const link = event.target instanceof Element && event.target.closest('a');
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || modified || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      isPushed.current = false;
      void navigate(link.pathname + link.search + link.hash, { replace: true });
    },
  };
}
