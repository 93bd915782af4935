import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, shadow } from '../svg.ts';

/** One filled pancake, seen from slightly above; about 330 wide. `bitten` shows the beans at its right. */
export function dorayaki(brush: Brush): string {
  const top = 'M-166 0C-166-64-96-96 0-96S166-64 166 0C166 26 96 44 0 44S-166 26-166 0Z';
  return (
    shadow(16, 84, 170, 44, 0.36) +
    path('M-160 36C-166 84-90 116 0 116S166 84 160 36Z', '#c98a4a') +
    path('M-160 48C-150 90-84 110 0 110S150 90 160 48L166 30H-166Z', '#e9bd7c') +
    path('M-164 8C-172 46-96 80 0 80S172 46 164 8Z', '#5d2430') +
    beans(brush) +
    path(top, '#e9bd7c', 'transform="translate(0 12)"') +
    path(top, 'url(#pancake)') +
    path(
      'M-138-14C-128-60-72-82 0-82S128-60 138-14C120 12 70 22 0 22S-120 12-138-14Z',
      '#9c5a2a',
      'opacity=".55"',
    ) +
    line('M-116-44C-96-66-60-78-20-81', '#f7d49c', 9, 0.75)
  );
}

function beans(brush: Brush): string {
  return Array.from({ length: 13 }, (_, index) => {
    const x = -138 + index * 23;
    const y = 52 + Math.sqrt(Math.max(0, 1 - (x / 166) ** 2)) * 22 + brush.random.between(-5, 3);
    return (
      oval(
        x,
        y,
        13,
        8,
        brush.random.pick(['#7c3440', '#8d3d45', '#6e2a33']),
        `transform="rotate(${Math.round(brush.random.between(-30, 30))} ${n(x)} ${n(y)})"`,
      ) + line(`M${n(x - 5)} ${n(y - 3)}h6`, '#b9717a', 2.5, 0.8)
    );
  }).join('');
}

const dumplings = [
  { x: -116, tones: ['#f9c9cf', '#eb9aa8'] },
  { x: 0, tones: ['#fffdf8', '#e6d7bd'] },
  { x: 116, tones: ['#c7dc97', '#8fb053'] },
] as const;

/** A skewer of three: pink, white, green; about 520 long. */
export function dango(brush: Brush): string {
  const balls = dumplings
    .map(({ x, tones: [light, dark] }) => {
      const ball = oval(x, 0, 62, 58, light);
      return (
        oval(x, 0, 62, 58, light) +
        clip(
          brush.id(),
          ball,
          path(`M${x - 70} 10C${x - 40} 44 ${x + 40} 44 ${x + 70}-20V80H${x - 70}Z`, dark, 'opacity=".6"'),
        ) +
        line(`M${x - 38}-16C${x - 30}-34 ${x - 14}-42 ${x + 4}-43`, '#fff', 9, 0.85)
      );
    })
    .join('');
  return (
    shadow(10, 52, 210, 24, 0.34) +
    path('M-290-6L210-5L216 0L210 5L-290 6Z', '#d6a566') +
    line('M-286 4H-180', '#a97a3e', 4) +
    balls
  );
}

/** A five-petalled cherry blossom. */
export function blossom(scale = 1): string {
  const petal = 'M0 0C-34-16-38-56-16-72L0-60L16-72C38-56 34-16 0 0Z';
  const flower = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${path(petal, '#fbd3da')}${line('M0-10V-46', '#f2a3b3', 4, 0.7)}</g>`,
    )
    .join('');
  const stamens = [20, 92, 164, 236, 308]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${line('M0-6V-24', '#e98296', 3)}${oval(0, -26, 4, 4, '#f6c33f')}</g>`,
    )
    .join('');
  return `<g transform="scale(${scale})">${flower}${oval(0, 0, 10, 10, '#e98296')}${stamens}</g>`;
}

/** One scoop of sesame ice cream, about 220 wide. */
export function scoop(brush: Brush): string {
  const shape =
    'M-108 30C-120-50-66-104 0-104S120-50 108 30C124 44 100 64 80 54C64 72 30 70 14 58C-6 74-40 72-54 56C-76 68-120 54-108 30Z';
  const specks = Array.from({ length: 46 }, () => {
    const [x, y] = [brush.random.between(-100, 100), brush.random.between(-96, 50)];
    return oval(
      x,
      y,
      brush.random.between(2, 4),
      brush.random.between(1.6, 3),
      brush.random.pick(['#2f2d2e', '#474345', '#c9c2bd']),
    );
  }).join('');
  return (
    path(shape, '#8d8886') +
    clip(
      brush.id(),
      path(shape, '#000'),
      path('M-120 60C-120-20-60-80 20-96C-40-40-50 20-20 90Z', '#a9a4a1') +
        path('M60-90C130-40 130 30 90 90H10C70 50 90-20 60-90Z', '#6c6766', 'opacity=".8"') +
        line(
          'M-90-10C-60-40-20-50 20-44M-96 24C-50-6 10-10 60 6M-40-74C-10-84 30-80 54-64',
          '#c4bfbb',
          6,
          0.7,
        ) +
        specks,
    ) +
    line('M-78-38C-66-62-48-76-26-84', '#fff', 9, 0.75)
  );
}
