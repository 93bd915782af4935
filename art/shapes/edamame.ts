import type { Brush } from '../brush.ts';
import { line, n, oval, path, place } from '../svg.ts';

const tones: readonly [PodTone, ...PodTone[]] = [
  { base: '#7fae45', dark: '#5c8a2c', light: '#a9cf6b' },
  { base: '#8cba50', dark: '#64932f', light: '#b9da7d' },
  { base: '#729f3d', dark: '#527d28', light: '#9cc45f' },
];

interface PodTone {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

/** One pod with three beans in it, about 190 long. */
function pod(brush: Brush): string {
  const shape =
    'M-96 4C-84-14-70-22-58-28C-44-36-28-30-16-30C-2-34 14-36 28-28C42-30 58-24 70-12C80-6 90-6 100-14C96 6 84 18 66 22C50 32 34 30 22 26C8 34-12 34-24 26C-42 30-62 26-74 16C-82 12-90 10-96 4Z';
  const { base, dark, light } = brush.random.pick(tones);
  const bump = (x: number, y: number): string =>
    oval(x, y, 21, 17, light, 'opacity=".8"') + line(`M${x - 10} ${y - 6}q6-8 15-6`, '#eef7cf', 4, 0.8);
  return (
    path(shape, '#1f3310', 'opacity=".4" transform="translate(5 11)"') +
    path(shape, dark, 'transform="translate(0 5)"') +
    path(shape, base) +
    bump(-46, -2) +
    bump(0, -2) +
    bump(46, -2) +
    line('M98-13q10-6 16-16', dark, 6)
  );
}

/** Pods that cover the bottom of a bowl. */
export function podBed(brush: Brush): string {
  return Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4;
    const reach = 0.5 + 0.5 * Math.sqrt(index / 26);
    return place(
      392 + Math.cos(angle) * 210 * reach,
      408 + Math.sin(angle) * 104 * reach,
      pod(brush),
      brush.random.between(-80, 80),
      0.72,
    );
  }).join('');
}

const layers = [
  { y: 290, reach: 60, count: 3 },
  { y: 326, reach: 122, count: 5 },
  { y: 364, reach: 168, count: 7 },
  { y: 406, reach: 182, count: 7 },
  { y: 448, reach: 168, count: 7 },
] as const;

/** A heap of pods above a bowl's rim. */
export function podHeap(brush: Brush): string {
  const pods = layers.flatMap(({ y, reach, count }) =>
    Array.from({ length: count }, (_, index) => {
      const x = 392 - reach + (index * 2 * reach) / (count - 1) + brush.random.between(-12, 12);
      return place(x, y + brush.random.between(-9, 9), pod(brush), brush.random.between(-70, 70), 0.76);
    }),
  );
  return pods.join('') + saltFlakes(brush);
}

function saltFlakes(brush: Brush): string {
  return Array.from({ length: 34 }, () => {
    const [x, y] = [brush.random.between(240, 550), brush.random.between(280, 460)];
    return `<path d="M0 0l7-3l4 5l-7 4Z" fill="#fffdf4" opacity=".92" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(brush.random.between(0, 90))})"/>`;
  }).join('');
}
