/** Averages RGBA bytes, weighing each pixel by its opacity. */
export function averageOf(bytes: ArrayLike<number>): string | null {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const opacity = bytes[at + 3] ?? 0;
    red += (bytes[at] ?? 0) * opacity;
    green += (bytes[at + 1] ?? 0) * opacity;
    blue += (bytes[at + 2] ?? 0) * opacity;
    weight += opacity;
  }
  if (weight === 0) return null;
  return `rgb(${[red, green, blue].map((sum) => Math.round(sum / weight)).join(' ')})`;
}
