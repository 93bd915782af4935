/** Whether a picture's file is clearly larger than it is shown. Both widths in CSS pixels. */
export function canZoom(naturalWidth: number, shownWidth: number): boolean {
  return shownWidth > 0 && naturalWidth > shownWidth * 1.1;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The fixed point of the magnification, in percent of the frame. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** The point of a box under the pointer; never outside of the box. */
export function originAt(box: Box, clientX: number, clientY: number): Origin {
  return { x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) };
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** The point that an arrow key moves it to; null for any other key. */
export function stepped({ x, y }: Origin, key: string): Origin | null {
  const step = steps[key];
  return step ? { x: within(x + step[0]), y: within(y + step[1]) } : null;
}

function share(part: number, whole: number): number {
  return whole > 0 ? within((part / whole) * 100) : 50;
}

function within(hundredths: number): number {
  return Math.min(100, Math.max(0, hundredths));
}
