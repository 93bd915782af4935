import { averageOf } from './average-of.ts';

const side = 16;

let last: Promise<unknown> = Promise.resolve();

/**
 * The average colour of a loaded picture as CSS text; null when its pixels may not or cannot be read. To read them is to
 * decode the picture once more, so that is done for one at a time, once nothing else is to be done.
 */
export function averageColour(image: HTMLImageElement): Promise<string | null> {
  const read = last.then(idle).then(() => colourOf(image));
  last = read;
  return read;
}

function idle(): Promise<unknown> {
  return new Promise((done) => {
    // A page that paints nothing more may have no idle time for ever.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done);
  });
}

function colourOf(image: HTMLImageElement): string | null {
  try {
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, side, side);
    return averageOf(context.getImageData(0, 0, side, side).data);
  } catch {
    // A picture from an origin that does not share its pixels.
    return null;
  }
}
