import { averageOf } from './average-of.ts';

const side = 16;

/** The average colour of a loaded picture as CSS text; null when its pixels may not or cannot be read. */
export function averageColour(image: HTMLImageElement): string | null {
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
