import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, shadow } from '../svg.ts';
import { scallion } from './garnish.ts';
import { bead, rice, sesame, sesameOver } from './grains.ts';
import { sidePath, type Filling } from './maki.ts';

const slant = 0.66;

/** What the rice is rolled in: strewn over side and rim of a piece. */
export type Coating = (brush: Brush, radius: number, height: number) => string;

/** A piece with the rice outside, standing on its cut; its upper cut around the origin. */
export function uramaki(
  brush: Brush,
  radius: number,
  height: number,
  filling: Filling,
  coating: Coating,
): string {
  const ry = radius * slant;
  const [rx2, ry2] = [radius * 0.66, ry * 0.66];
  return (
    shadow(14, height + 8, radius + 4, ry, 0.5) +
    path(sidePath(radius, ry, height), '#d5c39e') +
    sideRice(brush, radius, ry, height) +
    path(
      `M${n(-radius)} ${n(height * 0.3)}V${n(height)}A${n(radius)} ${n(ry)} 0 0 0 ${n(radius)} ${n(height)}V${n(height * 0.1)}C${n(radius * 0.8)} ${n(height + ry * 0.5)} ${n(-radius * 0.5)} ${n(height + ry * 0.7)} ${n(-radius)} ${n(height * 0.3)}Z`,
      '#a07f4c',
      'opacity=".2"',
    ) +
    coating(brush, radius, height) +
    oval(0, 0, radius, ry, '#e4d6b8') +
    rice(brush, {
      inside: (x, y) =>
        (x / (radius - 3)) ** 2 + (y / (ry - 2)) ** 2 < 1 &&
        (x / (radius - 3)) ** 2 + (y / (ry - 2)) ** 2 > 0.36,
      box: [-radius, -ry, radius, ry],
      step: [14.5, 9],
      size: [9.5, 4.7],
    }) +
    oval(0, 0, rx2, ry2, '#1d2923') +
    oval(0, 0, rx2 - 5, ry2 - 4, '#efe5cd') +
    filling(brush, rx2 - 5, ry2 - 4)
  );
}

function sideRice(brush: Brush, radius: number, ry: number, height: number): string {
  return rice(brush, {
    inside: (x, y) => {
      if (Math.abs(x) > radius - 1) return false;
      const edge = Math.sqrt(1 - (x / radius) ** 2) * ry;
      return y >= -2 && y > edge * 0.2 && y <= height + edge - 5;
    },
    box: [-radius, 0, radius, height + ry],
    step: [15.5, 10],
    size: [10, 5.1],
    colors: ['#fffdf6', '#faf3e3', '#f2e8d2'],
  });
}

/** Calls with points of the visible side, and returns what is drawn there. */
function overSide(
  brush: Brush,
  radius: number,
  height: number,
  count: number,
  draw: (x: number, y: number) => string,
): string {
  const ry = radius * slant;
  return Array.from({ length: count }, () => {
    const x = brush.random.between(-radius * 0.93, radius * 0.93);
    const edge = Math.sqrt(1 - (x / radius) ** 2) * ry;
    return draw(x, brush.random.between(edge + 10, height + edge - 7));
  }).join('');
}

export const roeCoating: Coating = (brush, radius, height) =>
  overSide(brush, radius, height, 17, (x, y) => bead(x, y, brush.random.between(5.4, 7.4))) +
  overSide(brush, radius, height, 6, (x, y) => sesame(brush, x, y));

export const sesameCoating: Coating = (brush, radius, height) =>
  overSide(brush, radius, height, 34, (x, y) =>
    sesame(brush, x, y, brush.random.pick(['#2a2420', '#2a2420', '#e0b878'])),
  ) + overSide(brush, radius, height, 14, (x, y) => oval(x, y, 3.6, 2.8, '#d8402a'));

export const crumbCoating: Coating = (brush, radius, height) =>
  overSide(brush, radius, height, 62, (x, y) => {
    const turn = Math.round(brush.random.between(0, 180));
    const size = brush.random.between(0.75, 1.25);
    const fill = brush.random.pick(['#e7a849', '#f2c36c', '#d18b34', '#f7d891']);
    return `<path d="M-9 2L-4-6L3-4L9-5L8 3L2 7L-5 6Z" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size)})"/>`;
  });

export const chiveCoating: Coating = (brush, radius, height) =>
  overSide(brush, radius, height, 48, (x, y) => {
    const color = brush.random.pick(['#4c8a3d', '#6da750', '#3a7434', '#8cbc5f']);
    const turn = brush.random.between(-1, 1);
    return line(`M${n(x)} ${n(y)}l${n(Math.cos(turn) * 11)} ${n(Math.sin(turn) * 11)}`, color, 6);
  });

/** A swirl of chili mayonnaise with a ring of scallion, on a piece of the given radius. */
export function chiliSwirl(radius: number): string {
  const r = radius * 0.34;
  return (
    oval(3, 0, r, r * 0.6, '#3a0d05', 'opacity=".25"') +
    path(
      `M${n(-r)} ${n(-r * 0.2)}C${n(-r)} ${n(-r)} ${n(r)} ${n(-r)} ${n(r)} ${n(-r * 0.2)}C${n(r)} ${n(r * 0.5)} ${n(-r)} ${n(r * 0.5)} ${n(-r)} ${n(-r * 0.2)}Z`,
      '#f08a4b',
    ) +
    path(
      `M${n(-r * 0.66)} ${n(-r * 0.44)}C${n(-r * 0.6)} ${n(-r * 1.2)} ${n(r * 0.7)} ${n(-r * 1.2)} ${n(r * 0.66)} ${n(-r * 0.4)}C${n(r * 0.5)} 0 ${n(-r * 0.5)} 0 ${n(-r * 0.66)} ${n(-r * 0.44)}Z`,
      '#f6a468',
    ) +
    line(`M${n(-r * 0.4)} ${n(-r * 0.62)}Q0 ${n(-r * 1.04)} ${n(r * 0.3)} ${n(-r * 0.78)}`, '#ffd2a6', 4) +
    scallion(r * 0.1, -r * 1.0, 0.5, -12)
  );
}

/** Thin slices of avocado laid over a piece, with ribbons of eel sauce and sesame. */
export function dragonScales(brush: Brush, radius: number): string {
  const [rx, ry] = [radius * 1.04, radius * 0.74];
  const dome = `M${n(-rx)} 6C${n(-rx)} ${n(-ry * 1.1)} ${n(rx)} ${n(-ry * 1.1)} ${n(rx)} 6C${n(rx * 0.96)} ${n(ry * 0.96)} ${n(-rx * 0.96)} ${n(ry * 0.96)} ${n(-rx)} 6Z`;
  const scales = Array.from({ length: 6 }, (_, index) => {
    const x = -rx * 0.62 + index * rx * 0.4;
    return (
      path(
        `M${n(x)} ${n(-ry * 1.2)}C${n(x - rx * 0.62)} ${n(-ry * 0.5)} ${n(x - rx * 0.62)} ${n(ry * 0.5)} ${n(x)} ${n(ry * 1.2)}L${n(x + rx * 0.5)} ${n(ry * 1.2)}V${n(-ry * 1.2)}Z`,
        'url(#avocado)',
      ) +
      line(
        `M${n(x)} ${n(-ry * 1.2)}C${n(x - rx * 0.62)} ${n(-ry * 0.5)} ${n(x - rx * 0.62)} ${n(ry * 0.5)} ${n(x)} ${n(ry * 1.2)}`,
        '#5f8f36',
        5,
        0.85,
      )
    );
  }).join('');
  const sauce = `M${n(-rx)} ${n(-ry * 0.3)}C${n(-rx * 0.3)} ${n(-ry * 0.9)} ${n(rx * 0.2)} ${n(-ry * 0.7)} ${n(rx)} ${n(-ry * 0.5)}M${n(-rx)} ${n(ry * 0.26)}C${n(-rx * 0.2)} ${n(-ry * 0.3)} ${n(rx * 0.3)} ${n(-ry * 0.1)} ${n(rx)} ${n(ry * 0.06)}M${n(-rx)} ${n(ry * 0.74)}C${n(-rx * 0.2)} ${n(ry * 0.3)} ${n(rx * 0.3)} ${n(ry * 0.4)} ${n(rx)} ${n(ry * 0.6)}`;
  return (
    path(dome, '#2d3d12', 'opacity=".35" transform="translate(0 10)"') +
    clip(
      brush.id(),
      path(dome, '#000'),
      path(dome, '#a8c65c') + scales + line(sauce, '#4a1d0a', 10) + line(sauce, '#a3592c', 3, 0.8),
    ) +
    line(
      `M${n(-rx * 0.72)} ${n(-ry * 0.42)}C${n(-rx * 0.4)} ${n(-ry * 0.72)} ${n(-rx * 0.1)} ${n(-ry * 0.78)} ${n(rx * 0.1)} ${n(-ry * 0.76)}`,
      '#fff',
      6,
      0.5,
    ) +
    sesameOver(brush, 0, 0, rx * 0.8, ry * 0.6, 12, '#fbe7b5', 4.6)
  );
}
