import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, shadow } from '../svg.ts';
import { rice } from './grains.ts';

/** Draws what is in the middle of a roll of the given radii. */
export type Filling = (brush: Brush, rx: number, ry: number) => string;

/** How flat a round cut looks from where we stand. */
const slant = 0.66;

export function sidePath(rx: number, ry: number, height: number): string {
  return `M${n(-rx)} 0V${n(height)}A${n(rx)} ${n(ry)} 0 0 0 ${n(rx)} ${n(height)}V0Z`;
}

/** A piece with the nori outside, standing on its cut; its upper cut around the origin. */
export function maki(brush: Brush, radius: number, height: number, filling: Filling): string {
  const ry = radius * slant;
  const [rx, riceRy] = [radius - 9, ry - 7];
  return (
    shadow(14, height + 8, radius, ry, 0.34) +
    path(sidePath(radius, ry, height), 'url(#nori)') +
    noriFibers(brush, radius, ry, height) +
    oval(0, 0, radius, ry, '#1b2621') +
    line(
      `M${n(-radius + 3)} 2A${n(radius - 3)} ${n(ry - 3)} 0 0 1 ${n(radius * 0.3)} ${n(-ry * 0.93)}`,
      '#5d7666',
      4,
    ) +
    oval(0, 0, rx, riceRy, '#dccbaa') +
    rice(brush, {
      inside: (x, y) => (x / (rx - 6)) ** 2 + (y / (riceRy - 4)) ** 2 < 1,
      box: [-rx, -riceRy, rx, riceRy],
      step: [15, 9.5],
      size: [9.5, 4.8],
    }) +
    filling(brush, radius, ry)
  );
}

function noriFibers(brush: Brush, radius: number, ry: number, height: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const x = -radius + 12 + (index * (2 * radius - 24)) / 6;
    const top = Math.sqrt(Math.max(0, 1 - (x / radius) ** 2)) * ry + 8;
    return line(`M${n(x)} ${n(top)}v${n(height * brush.random.between(0.3, 0.75))}`, '#4b6154', 2.5, 0.5);
  }).join('');
}

/** A soft square of the given half sizes. */
function lump(a: number, b: number): string {
  return `M${n(-a)} ${n(-b * 0.1)}C${n(-a)} ${n(-b * 0.9)} ${n(-a * 0.6)} ${n(-b)} 0 ${n(-b * 1.04)}C${n(a * 0.8)} ${n(-b)} ${n(a)} ${n(-b * 0.6)} ${n(a)} 0C${n(a)} ${n(b * 0.9)} ${n(a * 0.5)} ${n(b)} 0 ${n(b * 1.02)}C${n(-a * 0.7)} ${n(b)} ${n(-a)} ${n(b * 0.7)} ${n(-a)} ${n(-b * 0.1)}Z`;
}

export const tunaFilling: Filling = (_brush, rx, ry) => {
  const [a, b] = [rx * 0.47, ry * 0.47];
  const shape = lump(a, b);
  return (
    path(shape, '#7e1720', 'transform="translate(0 3)"') +
    path(shape, 'url(#tuna)') +
    line(
      `M${n(-a * 0.62)} ${n(b * 0.25)}Q${n(-a * 0.1)} ${n(-b * 0.55)} ${n(a * 0.6)} ${n(-b * 0.5)}`,
      '#f0908a',
      3,
      0.75,
    ) +
    line(
      `M${n(-a * 0.3)} ${n(b * 0.6)}Q${n(a * 0.15)} ${n(-b * 0.05)} ${n(a * 0.72)} ${n(-b * 0.02)}`,
      '#f0908a',
      3,
      0.75,
    )
  );
};

/** A quarter of a cucumber, its skin up. */
export const cucumberFilling: Filling = (_brush, rx, ry) => {
  const at = (x: number, y: number): string => `${n(rx * x)} ${n(ry * y)}`;
  const skin = `M${at(-0.54, -0.04)}C${at(-0.4, -0.66)} ${at(0.4, -0.66)} ${at(0.54, -0.04)}`;
  const wedge = `${skin}C${at(0.4, 0.3)} ${at(0.16, 0.52)} ${at(0, 0.56)}C${at(-0.16, 0.52)} ${at(-0.4, 0.3)} ${at(-0.54, -0.04)}Z`;
  const seeds = `M${at(-0.2, 0.1)}l3 7M${at(-0.07, 0.2)}l1 7M${at(0.08, 0.2)}l-1 7M${at(0.21, 0.1)}l-3 7`;
  return (
    path(wedge, '#5f7d3c', 'transform="translate(0 4)"') +
    path(wedge, '#d3e8a6') +
    line(`M${at(-0.46, -0.02)}C${at(-0.34, -0.46)} ${at(0.34, -0.46)} ${at(0.46, -0.02)}`, '#9ccb70', 6) +
    line(skin, '#2c6a35', 8) +
    line(`M${at(-0.26, -0.44)}Q${at(-0.08, -0.53)} ${at(0.1, -0.5)}`, '#6fae62', 3) +
    path(
      `M${at(-0.28, 0.04)}Q${at(0, -0.2)} ${at(0.28, 0.04)}Q${at(0.14, 0.36)} ${at(0, 0.42)}Q${at(-0.14, 0.36)} ${at(-0.28, 0.04)}Z`,
      '#eaf4cc',
    ) +
    line(seeds, '#fffbe2', 5)
  );
};

export const radishFilling: Filling = (_brush, rx, ry) => {
  const [a, b] = [rx * 0.46, ry * 0.48];
  const shape = lump(a, b);
  return (
    path(shape, '#b98410', 'transform="translate(0 3)"') +
    path(shape, 'url(#citrus)') +
    line(
      `M${n(-a * 0.55)} ${n(-b * 0.2)}Q0 ${n(-b * 0.6)} ${n(a * 0.5)} ${n(-b * 0.3)}M${n(-a * 0.4)} ${n(b * 0.4)}Q0 0 ${n(a * 0.6)} ${n(b * 0.2)}`,
      '#fff0ad',
      3.5,
      0.85,
    )
  );
};

/** Omelet, spinach, shiitake, carrot and pink radish, side by side. */
export const gardenFilling: Filling = (brush, rx, ry) => {
  const [a, b] = [rx * 0.76, ry * 0.76];
  const at = (x: number, y: number): string => `${n(a * x)} ${n(b * y)}`;
  const things =
    path(
      `M${at(-1, -0.1)}L${at(-0.86, -0.8)}L${at(-0.04, -1)}L${at(-0.06, -0.16)}L${at(-0.5, 0.04)}Z`,
      '#fbcf56',
    ) +
    line(
      `M${at(-0.92, -0.5)}L${at(-0.06, -0.72)}M${at(-0.94, -0.24)}L${at(-0.08, -0.46)}M${at(-0.7, -0.04)}L${at(-0.1, -0.22)}`,
      '#e5a32f',
      3.4,
    ) +
    path(`M${at(0.02, -1)}Q${at(0.86, -1)} ${at(1, -0.1)}Q${at(0.56, -0.2)} ${at(0.02, -0.12)}Z`, '#2f6b3a') +
    line(
      `M${at(0.16, -0.8)}Q${at(0.6, -0.76)} ${at(0.8, -0.3)}M${at(0.12, -0.54)}Q${at(0.44, -0.5)} ${at(0.6, -0.28)}M${at(0.1, -0.3)}l8 4`,
      '#79b368',
      4.5,
    ) +
    path(
      `M${at(1, -0.02)}L${at(0.94, 0.5)}L${at(0.5, 0.86)}L${at(0.22, 0.3)}L${at(0.3, -0.06)}Z`,
      '#f0803a',
    ) +
    line(
      `M${at(0.44, 0.06)}L${at(0.9, 0.14)}M${at(0.4, 0.34)}L${at(0.84, 0.46)}M${at(0.5, 0.6)}l10 5`,
      '#ffb988',
      3.4,
    ) +
    path(
      `M${at(-1, 0)}Q${at(-0.6, 0.04)} ${at(-0.16, 0.04)}Q${at(-0.2, 0.5)} ${at(-0.46, 0.86)}Q${at(-0.9, 0.6)} ${at(-1, 0)}Z`,
      '#5f3a20',
    ) +
    line(
      `M${at(-0.84, 0.16)}Q${at(-0.56, 0.1)} ${at(-0.3, 0.2)}M${at(-0.76, 0.4)}Q${at(-0.6, 0.34)} ${at(-0.4, 0.4)}`,
      '#a3764a',
      4.5,
    ) +
    path(
      `M${at(-0.1, 0.08)}Q${at(0.1, -0.06)} ${at(0.2, 0.12)}Q${at(0.5, 0.7)} ${at(0.36, 1)}L${at(-0.36, 1)}Q${at(-0.24, 0.4)} ${at(-0.1, 0.08)}Z`,
      '#e8698c',
    ) +
    line(`M${at(-0.02, 0.28)}Q${at(0.1, 0.5)} ${at(0.02, 0.84)}M${at(0.16, 0.44)}l3 14`, '#ffc5d3', 4);
  return oval(0, 0, a, b, '#f2e7cd') + clip(brush.id(), oval(0, 0, a - 4, b - 3, '#000'), things);
};
