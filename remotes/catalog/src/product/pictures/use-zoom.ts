import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { canZoom, originAt, stepped, type Origin } from './zoom.ts';

// Pixels; a touch that moved further is no tap.
const tapRadius = 10;

const middle: Origin = { x: 50, y: 50 };

/** State of a picture that is magnified around a point. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [origin, zoomTo] = useState<Origin | null>(null);
  const [zoomable, setZoomable] = useState(false);
  const zoomed = origin !== null;
  useEffect(() => {
    if (origin) frame.current?.style.setProperty('--zoom-origin', `${origin.x}% ${origin.y}%`);
  }, [origin]);
  useEffect(() => {
    const root = frame.current?.getRootNode();
    if (!root || !zoomed) return undefined;
    const endOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) zoomTo(null);
    };
    root.addEventListener('pointerdown', endOutside);
    return () => root.removeEventListener('pointerdown', endOutside);
  }, [zoomed]);
  return { frame, origin, zoomTo, zoomable, checkZoomable: () => setZoomable(fits(frame.current)) };
}

type Zoom = ReturnType<typeof useZoom>;

/** Zooms while a mouse is over the picture; for touch, from one tap to the next, following the finger. */
export function usePointerZoom({ frame, origin, zoomTo }: Zoom) {
  const start = useRef<{ x: number; y: number }>(null);
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  const zoomAt = ({ clientX, clientY }: PointerEvent) => {
    const box = fits(frame.current) && frame.current?.getBoundingClientRect();
    zoomTo(box ? originAt(box, clientX, clientY) : null);
  };
  return {
    onPointerEnter(event: PointerEvent) {
      if (!isFinger(event)) zoomAt(event);
    },
    onPointerDown(event: PointerEvent) {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!isFinger(event) || origin) zoomAt(event);
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      if (!isFinger(event) || !from) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > tapRadius) return;
      if (origin) zoomTo(null);
      else zoomAt(event);
    },
    onPointerLeave(event: PointerEvent) {
      if (!isFinger(event)) zoomTo(null);
    },
  };
}

/** Handlers for a button: a press toggles the zoom, the arrow keys move the picture. */
export function zoomByKeys({ frame, origin, zoomTo }: Zoom) {
  return {
    onClick: () => zoomTo(origin || !fits(frame.current) ? null : middle),
    onBlur: () => zoomTo(null),
    onKeyDown(event: KeyboardEvent) {
      const moved = origin && stepped(origin, event.key);
      if (!moved && event.key !== 'Escape') return;
      zoomTo(moved);
      event.preventDefault();
    },
  };
}

function fits(frame: HTMLElement | null): boolean {
  const image = frame?.querySelector('img');
  return Boolean(frame && image && canZoom(image.naturalWidth, frame.clientWidth));
}
