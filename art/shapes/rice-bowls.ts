import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, place } from '../svg.ts';
import { rice, roeHeap, sesameOver } from './grains.ts';

/** A bed of rice for the whole bowl. */
export function riceBed(brush: Brush): string {
  return (
    oval(392, 410, 240, 124, '#dccbaa') +
    rice(brush, {
      inside: (x, y) => ((x - 392) / 236) ** 2 + ((y - 408) / 120) ** 2 < 1,
      box: [150, 284, 634, 534],
      step: [19, 12],
      size: [11.5, 5.8],
    })
  );
}

function cube(brush: Brush, x: number, y: number, scale: number): string {
  const body =
    oval(5, 34, 50, 18, '#3a1d08', 'opacity=".35"') +
    path('M-48-8L0 16V50L-48 24Z', '#e8683f') +
    path('M48-8L0 16V50L48 24Z', '#cf4f2a') +
    path('M-48-8L0-32L48-8L0 16Z', '#ff9468') +
    clip(
      brush.id(),
      path('M-48-8L0-32L48-8L0 50L-48 24Z', '#000'),
      line('M-56-2L8-34M-36 14L36-22M-30 20V44M16 22V46', '#ffd9c4', 6, 0.9),
    );
  return place(x, y, body, 0, scale);
}

const cubes = [
  [318, 300],
  [262, 322],
  [372, 322],
  [316, 344],
  [236, 366],
  [292, 386],
  [372, 366],
] as const;

function salmonCubes(brush: Brush): string {
  return cubes.map(([x, y]) => cube(brush, x, y, 0.8)).join('');
}

function avocadoFan(x: number, y: number): string {
  return [0, 1, 2, 3, 4]
    .map((index) =>
      place(
        x + index * 27,
        y + index * 8 - index * index * 2.2,
        path(
          'M-20 58C-46 10-36-56 6-76C30-40 34 20 14 60Z',
          '#3a4a12',
          'opacity=".25" transform="translate(6 6)"',
        ) +
          path('M-20 58C-46 10-36-56 6-76C30-40 34 20 14 60Z', 'url(#avocado)') +
          line('M-20 58C-46 10-36-56 6-76', '#5f8f36', 7),
        -10 + index * 9,
        0.86,
      ),
    )
    .join('');
}

const peas = [
  [186, 430],
  [220, 418],
  [254, 432],
  [202, 456],
  [238, 452],
  [272, 460],
  [222, 478],
  [258, 482],
  [292, 486],
] as const;

function edamameBeans(): string {
  return peas
    .map(([x, y], index) =>
      place(
        x,
        y,
        oval(3, 6, 21, 14, '#3a4a12', 'opacity=".35"') +
          oval(0, 0, 21, 15, 'url(#pea)') +
          line('M-10-5q6-6 14-5', '#f1f8cf', 3.5, 0.9),
        ((index * 47) % 50) - 25,
      ),
    )
    .join('');
}

function cucumberRounds(): string {
  return (
    [
      [336, 496, -8],
      [372, 480, 0],
      [410, 486, 8],
      [446, 476, 14],
    ] as const
  )
    .map(([x, y, turn]) =>
      place(
        x,
        y,
        oval(4, 7, 42, 27, '#2f3d12', 'opacity=".3"') +
          oval(0, 0, 42, 27, '#2f6b34') +
          oval(0, 0, 37, 23, '#dcefb8') +
          oval(0, 0, 20, 12, '#c4e093') +
          line('M-12 0l6 0M8-3l6-1M-2 6l2 1M-3-7l2-1', '#fffde8', 4),
        turn,
      ),
    )
    .join('');
}

function carrotStrips(brush: Brush): string {
  return Array.from({ length: 22 }, () => {
    const [x, y] = [brush.random.between(486, 580), brush.random.between(428, 486)];
    return line(
      `M${n(x)} ${n(y)}q${n(brush.random.between(14, 34))} ${n(brush.random.between(-20, 20))} ${n(brush.random.between(36, 56))} ${n(brush.random.between(-26, 6))}`,
      brush.random.pick(['#f58b3c', '#e9712a', '#ffa35a']),
      8,
    );
  }).join('');
}

/** Salmon, avocado, beans, cucumber, carrot and roe, each in its own part of the bowl. */
export function pokeThings(brush: Brush): string {
  return (
    carrotStrips(brush) +
    avocadoFan(462, 350) +
    salmonCubes(brush) +
    edamameBeans() +
    cucumberRounds() +
    oval(398, 424, 52, 30, '#6b2a06', 'opacity=".25"') +
    roeHeap(brush, 396, 416, 44, 24, 42, 10.5) +
    sesameOver(brush, 306, 344, 90, 44, 14, '#2a2420', 5) +
    sesameOver(brush, 510, 356, 60, 40, 10, '#2a2420', 5)
  );
}

const eelShape =
  'M-176 26C-190-20-170-60-120-66C-40-76 60-74 128-64C176-56 190-14 176 26C160 52 110 48 60 50C0 54-70 50-120 50C-150 50-168 46-176 26Z';

/** One fillet of grilled eel, about 350 wide. */
function eelFillet(brush: Brush): string {
  const ribs = Array.from({ length: 13 }, (_, index) =>
    line(
      `M${-170 + index * 28}-70C${-160 + index * 28}-30 ${-176 + index * 28} 10 ${-166 + index * 28} 60`,
      '#e0a25c',
      index % 2 === 0 ? 6 : 4,
      0.4,
    ),
  ).join('');
  return (
    path(eelShape, '#2a1206', 'opacity=".4" transform="translate(8 18)"') +
    path(eelShape, '#3d190a', 'transform="translate(0 10)"') +
    path(eelShape, 'url(#eel)') +
    clip(brush.id(), path(eelShape, '#000'), ribs + line('M-190-12C-80-30 80-30 190-8', '#3f1a0b', 9, 0.5)) +
    line('M-146-36C-110-52-50-56-10-56M24-54C60-54 100-50 130-42', '#ffdca8', 8, 0.8) +
    sesameOver(brush, 0, -10, 130, 30, 12, '#f7e3b4', 5.5)
  );
}

function eggSlice(x: number, y: number, turn: number): string {
  const body =
    path(
      'M-58-20C-56-36-46-40-32-40H34C50-40 58-34 58-20V24C58 36 48 40 34 40H-32C-48 40-58 36-58 24Z',
      '#b9771c',
      'transform="translate(5 9)"',
    ) +
    path(
      'M-58-20C-56-36-46-40-32-40H34C50-40 58-34 58-20V24C58 36 48 40 34 40H-32C-48 40-58 36-58 24Z',
      'url(#egg)',
    ) +
    line('M-40 16C-44-20 36-24 36 0C36 22-24 22-22 4C-20-8 16-8 14 2', '#e0972a', 5) +
    line('M-44-28H20', '#fff6c8', 5, 0.8);
  return place(x, y, body, turn, 0.9);
}

/** Two fillets of eel over the rice, omelet and pickles beside them. */
export function eelThings(brush: Brush): string {
  return (
    place(430, 352, eelFillet(brush), -12, 0.98) +
    place(370, 434, eelFillet(brush), -12, 1.02) +
    eggSlice(506, 470, 6) +
    eggSlice(560, 440, 14) +
    (
      [
        [212, 378],
        [238, 356],
        [196, 404],
      ] as const
    )
      .map(([x, y]) =>
        place(
          x,
          y,
          oval(3, 6, 30, 20, '#2f3d12', 'opacity=".35"') +
            oval(0, 0, 30, 20, '#3c6a2f') +
            oval(0, 0, 25, 16, '#a9c46a') +
            line('M-10 0h5M6-2h5M-2 6h3', '#eaf3c4', 4),
        ),
      )
      .join('')
  );
}
