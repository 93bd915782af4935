import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** The mouse rests this long before the disclosure opens. */
const openDelayMs = 100;

/** The mouse may leave for this long, to cross the gap to the list. */
const closeDelayMs = 200;

interface HoverHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  /** For clicks on the summary, which has been opened by hovering already. */
  onClick(event: MouseEvent): void;
}

/** Opens a disclosure under a mouse and closes it behind it; a click keeps it open. Touch and keyboard are left alone. */
export function useHoverOpen(details: RefObject<HTMLDetailsElement | null>): HoverHandlers {
  const hovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType !== 'mouse') return;
      timer.current = setTimeout(() => {
        if (!details.current || details.current.open) return;
        details.current.open = true;
        hovered.current = true;
      }, openDelayMs);
    },
    onPointerLeave() {
      clearTimeout(timer.current);
      if (!hovered.current) return;
      timer.current = setTimeout(() => {
        hovered.current = false;
        if (!details.current?.contains(document.activeElement)) details.current?.removeAttribute('open');
      }, closeDelayMs);
    },
    onClick(event) {
      clearTimeout(timer.current);
      if (hovered.current && details.current?.open) event.preventDefault();
      hovered.current = false;
    },
  };
}
