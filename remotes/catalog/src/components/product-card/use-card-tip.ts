import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

// Milliseconds, so that a passing pointer shows nothing.
const hoverDelay = 400;

/**
 * When a card shows its tooltip: under a resting mouse, or while its link has the keyboard's focus. `handlers` belong on the card.
 */
export function useCardTip(link: RefObject<HTMLElement | null>) {
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (shown: boolean) => {
    clearTimeout(timer.current);
    setIsShown(shown);
  };
  const hasFocus = () => link.current?.matches(':focus-visible') ?? false;
  return {
    isShown,
    show,
    handlers: {
      // Not `onPointerEnter`: the pointer may have entered before the page was hydrated.
      onPointerOver({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse' || isShown) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsShown(true), hoverDelay);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        // Touch pointers leave with every tap, also with the one that opens the tooltip.
        if (pointerType === 'mouse') show(hasFocus());
      },
      onFocus() {
        if (hasFocus()) show(true);
      },
      onBlur: () => show(false),
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Escape') show(false);
      },
    },
  };
}
