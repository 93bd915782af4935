import { averageOf } from './average-of.ts';

const side = 16;

/** Pictures to be looked at, with what wants to know. */
const waiting: (() => void)[] = [];

/**
 * The average colour of a loaded picture as CSS text; null when its pixels may not or cannot be read. To read them is to
 * decode the picture once more, so that is done for one at a time, once nothing else is to be done.
 */
export function averageColour(image: HTMLImageElement): Promise<string | null> {
  return new Promise((resolve) => {
    waiting.push(() => resolve(image.isConnected ? colourOf(image) : null));
    if (waiting.length === 1) whenIdle(readNext);
  });
}

function readNext(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(readNext);
}

function whenIdle(task: () => void): void {
  // A page that paints nothing more may have no idle time for ever.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task);
}

function colourOf(image: HTMLImageElement): string | null {
  try {
    const canvas = image.ownerDocument.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, side, side);
    return averageOf(context.getImageData(0, 0, side, side).data);
  } catch {
    // A picture from an origin that does not share its pixels.
    return null;
  }
}
