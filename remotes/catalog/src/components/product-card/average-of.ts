/** Averages RGBA bytes, weighing each pixel by its opacity. */
export function averageOf(bytes: ArrayLike<number>): string | null {
  let sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] ?? 0;
    sums = sums.map((sum, channel) => sum + (bytes[at + channel] ?? 0) * opacity);
    weight += opacity;
  }
  return weight === 0 ? null : `rgb(${sums.map((sum) => Math.round(sum / weight)).join(' ')})`;
}
