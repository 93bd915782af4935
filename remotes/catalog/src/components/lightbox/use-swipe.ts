import { useRef, type PointerEvent } from 'react';

// Pixels; shorter movements are taps.
const shortest = 48;

/** Handlers that call back for a swipe to the left (1) or to the right (-1). */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) < shortest || Math.abs(x) < Math.abs(event.clientY - from.y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
