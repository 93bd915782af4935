const side = 16;

/**
 * The average colour of a loaded picture as CSS text; null when its pixels may not or cannot be read. Reading them
 * decodes the picture once more, so that is done while the browser is idle.
 */
export async function pictureColour(image: HTMLImageElement): Promise<string | null> {
  await idle();
  try {
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, side, side);
    return averageColour(context.getImageData(0, 0, side, side).data);
  } catch {
    // A picture from an origin that does not share its pixels.
    return null;
  }
}

function idle(): Promise<unknown> {
  return new Promise((done) => {
    // A page that paints nothing more may have no idle time for ever.
    // Of its own: where Safari has none, an element of the page around a widget may have that id.
    if (Object.hasOwn(globalThis, 'requestIdleCallback')) requestIdleCallback(done, { timeout: 1000 });
    else setTimeout(done);
  });
}

/** Averages RGBA bytes, weighing each pixel by its opacity; null when nothing is opaque. */
export function averageColour(bytes: ArrayLike<number>): string | null {
  let sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] ?? 0;
    sums = sums.map((sum, channel) => sum + (bytes[at + channel] ?? 0) * opacity);
    weight += opacity;
  }
  return weight === 0 ? null : `rgb(${sums.map((sum) => Math.round(sum / weight)).join(' ')})`;
}
