/** Red, green and blue of sRGB, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** Relative luminance, 0 to 1; see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
export function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21; see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** `share` of the second colour in the first. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(first[index] * (1 - share) + second[index] * share);
  return [part(0), part(1), part(2)];
}

/**
 * A colour as it is where its contrast to the ground suffices; else the nearest of those on the way to black or white, whichever
 * stands out more.
 */
export function readableOn(ground: Colour, colour: Colour, contrast: number): Colour {
  const black: Colour = [0, 0, 0];
  const white: Colour = [255, 255, 255];
  const end = contrastOf(ground, black) > contrastOf(ground, white) ? black : white;
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(colour, end, share);
    if (contrastOf(ground, tried) >= contrast) return tried;
  }
  return end;
}
