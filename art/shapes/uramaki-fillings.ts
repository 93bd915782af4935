import { clip, line, n, oval, path } from '../svg.ts';
import { sesameOver } from './grains.ts';
import type { Filling } from './maki.ts';

/** Keeps a filling inside the ring of nori; gives it a function from shares of the radii to a point. */
function inRing(draw: (at: (x: number, y: number) => string, rx: number, ry: number) => string): Filling {
  return (brush, rx, ry) =>
    clip(
      brush.id(),
      oval(0, 0, rx, ry, '#000'),
      draw((x, y) => `${n(rx * x)} ${n(ry * y)}`, rx, ry),
    );
}

type At = (x: number, y: number) => string;

function avocado(at: At): string {
  return path(
    `M${at(-1.05, -0.3)}C${at(-0.4, -1.3)} ${at(0.2, -1.15)} ${at(0.1, -0.1)}C${at(-0.1, 0.34)} ${at(-0.74, 0.52)} ${at(-1.05, -0.3)}Z`,
    'url(#avocado)',
    'stroke="#6f9440" stroke-width="3"',
  );
}

function cucumber(at: At): string {
  return (
    path(`M${at(-0.66, 0.46)}L${at(0.74, 0.26)}L${at(0.6, 1)}L${at(-0.52, 1)}Z`, '#d8e6b4') +
    line(`M${at(-0.66, 0.95)}L${at(0.74, 0.9)}`, '#4f7f3c', 9)
  );
}

export const crabFilling: Filling = inRing(
  (at) =>
    avocado(at) +
    path(`M${at(0.17, -0.84)}Q${at(1, -0.74)} ${at(0.95, 0.17)}L${at(0.2, 0.1)}Z`, '#fff4ee') +
    line(`M${at(0.17, -0.84)}Q${at(1, -0.74)} ${at(0.95, 0.17)}`, '#ee5a3a', 9) +
    line(`M${at(0.38, -0.42)}Q${at(0.63, -0.32)} ${at(0.65, 0.02)}`, '#f5b29e', 3) +
    cucumber(at),
);

export const spicyTunaFilling: Filling = (brush, rx, ry) => {
  const lumps = Array.from({ length: 15 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 15) * 0.82;
    const fill = ['#c5343b', '#d9474b', '#b0262f'][index % 3] ?? '#c5343b';
    return oval(
      Math.cos(angle) * rx * reach,
      Math.sin(angle) * ry * reach,
      rx * 0.26,
      ry * 0.24,
      fill,
      `transform="rotate(${(index * 37) % 60})"`,
    );
  }).join('');
  const glints = [
    [-0.4, -0.4],
    [0.2, -0.5],
    [0.5, 0.1],
    [-0.1, 0.1],
  ]
    .map(([x = 0, y = 0]) => line(`M${n(rx * x)} ${n(ry * y)}q6-6 14-4`, '#f4a09a', 3, 0.8))
    .join('');
  return clip(
    brush.id(),
    oval(0, 0, rx, ry, '#000'),
    oval(0, 0, rx, ry, '#a8222c') +
      lumps +
      glints +
      sesameOver(brush, 0, 0, rx * 0.8, ry * 0.8, 6, '#fbe7b5', 3.6) +
      line(
        `M${n(-rx * 0.5)} ${n(ry * 0.5)}l12-4M${n(rx * 0.3)} ${n(ry * 0.56)}l10 3M${n(-rx * 0.1)} ${n(-ry * 0.2)}l10 4`,
        '#6fae4a',
        6,
      ),
  );
};

export const tempuraFilling: Filling = inRing(
  (at) =>
    path(`M${at(-1, 0.3)}Q${at(-0.8, -1)} ${at(-0.1, -1)}L${at(-0.36, 0.1)}Z`, '#a9cf6b') +
    line(`M${at(-0.9, 0)}Q${at(-0.7, -0.6)} ${at(-0.3, -0.8)}`, '#6f9f3e', 4) +
    path(
      `M${at(-0.5, 0)}C${at(-0.5, -0.7)} ${at(-0.1, -0.82)} ${at(0.24, -0.74)}C${at(0.8, -0.7)} ${at(0.94, -0.2)} ${at(0.84, 0.2)}C${at(0.7, 0.72)} ${at(0.1, 0.74)} ${at(-0.2, 0.54)}C${at(-0.44, 0.42)} ${at(-0.5, 0.2)} ${at(-0.5, 0)}Z`,
      '#e6a344',
    ) +
    path(
      `M${at(-0.3, 0)}C${at(-0.3, -0.48)} ${at(0, -0.56)} ${at(0.24, -0.52)}C${at(0.62, -0.48)} ${at(0.7, -0.14)} ${at(0.62, 0.14)}C${at(0.5, 0.48)} ${at(0.1, 0.5)} ${at(-0.1, 0.36)}C${at(-0.26, 0.26)} ${at(-0.3, 0.16)} ${at(-0.3, 0)}Z`,
      '#fff3ea',
    ) +
    line(
      `M${at(-0.14, -0.2)}Q${at(0.2, -0.46)} ${at(0.5, -0.16)}M${at(-0.1, 0.14)}Q${at(0.2, 0.34)} ${at(0.48, 0.12)}`,
      '#f3906b',
      5,
    ) +
    cucumber((x, y) => at(x, y * 0.9 + 0.26)),
);

export const gardenGreens: Filling = inRing(
  (at, rx, ry) =>
    avocado(at) +
    [
      [0.44, -0.42],
      [0.62, 0.16],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(rx * x, ry * y, rx * 0.3, ry * 0.33, '#4f8a3c') +
          oval(rx * x, ry * y, rx * 0.21, ry * 0.23, '#b6d67c') +
          oval(rx * x, ry * y, rx * 0.08, ry * 0.1, '#8fb958'),
      )
      .join('') +
    cucumber(at),
);
