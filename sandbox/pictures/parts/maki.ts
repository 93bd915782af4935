import type { Brush } from '../brush.ts';
import { line, n, oval, path, shadow } from '../svg.ts';
import { rice } from './rice.ts';

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
