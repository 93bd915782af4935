import type { Brush } from '../brush.ts';
import { line, n, oval, path, place } from '../svg.ts';
import { chili, scallion } from './garnish.ts';

const broth = (base: string, shade: string, light: string, glint: string): string =>
  oval(392, 410, 240, 124, base) +
  path('M150 400C210 330 290 372 340 340S470 280 540 330S640 360 660 400V260H150Z', shade) +
  `<g fill="${light}"><ellipse cx="260" cy="446" rx="96" ry="34"/><ellipse cx="320" cy="470" rx="104" ry="34"/><ellipse cx="540" cy="420" rx="84" ry="30"/><ellipse cx="480" cy="352" rx="66" ry="20"/></g>` +
  `<g fill="${glint}"><ellipse cx="272" cy="452" rx="52" ry="16"/><ellipse cx="546" cy="424" rx="44" ry="14"/></g>`;

/** Miso broth with two pieces of wakame. */
export const misoBroth: string =
  broth('#d59a4c', '#c4863a', '#e9bf7d', '#f3d6a2') +
  path(
    'M176 396C206 372 222 414 258 392S300 356 330 380C350 398 322 420 296 410S240 432 214 424S160 414 176 396Z',
    '#2c5a3c',
  ) +
  line('M190 400C216 388 232 414 262 398S300 374 322 386', '#5c8f62', 5) +
  path('M500 470C530 448 552 478 584 458S622 440 616 466C600 500 540 506 514 496Z', '#2c5a3c') +
  line('M518 482C540 466 560 486 596 466', '#5c8f62', 5);

function tofu(x: number, y: number, scale: number, turn: number): string {
  const body =
    oval(6, 40, 68, 20, '#6b3c0c', 'opacity=".4"') +
    path('M-62-8L0 20V56L-62 26Z', '#e8dabd') +
    path('M62-8L0 20V56L62 26Z', '#d3bf98') +
    path('M-62-8L0-36L62-8L0 20Z', '#fffaf0') +
    line('M-40-8L-8-22M-16 2L6-8', '#eadfc6', 4);
  return place(x, y, body, turn, scale);
}

const misoRings = [
  [384, 368, 1, 8],
  [286, 352, 0.8, -10],
  [560, 384, 0.85, 20],
  [372, 506, 0.9, -6],
  [236, 444, 0.75, 14],
  [518, 426, 0.7, -18],
  [440, 330, 0.75, 0],
  [420, 420, 0.62, -20],
  [338, 414, 0.6, 20],
] as const;

/** Tofu and scallions that swim on the miso broth. */
export const misoThings: string =
  tofu(430, 446, 1, 4) +
  tofu(330, 436, 0.86, -7) +
  tofu(482, 378, 0.78, 9) +
  misoRings.map(([x, y, scale, turn]) => scallion(x, y, scale, turn)).join('');

/** Thick noodles in a clear brown broth. */
export function udonBroth(brush: Brush): string {
  const noodles = Array.from({ length: 26 }, (_, index) => {
    const y = 318 + index * 7.4;
    const [a, b] = [brush.random.between(-34, 34), brush.random.between(-34, 34)];
    const left = brush.random.between(150, 250);
    const right = brush.random.between(520, 640);
    const d = `M${n(left)} ${n(y)}C${n(left + 90)} ${n(y + a)} ${n(right - 90)} ${n(y - b)} ${n(right)} ${n(y + brush.random.between(-14, 14))}`;
    return line(d, '#b98d4e', 20) + line(d, '#f8ecd0', 15.5) + line(d, '#fffaf0', 4, 0.8);
  }).join('');
  return broth('#a3662b', '#8c5322', '#bf8443', '#d7a566') + noodles;
}

function shiitake(x: number, y: number, scale: number, turn: number): string {
  const body =
    oval(8, 18, 66, 38, '#3a1d08', 'opacity=".4"') +
    oval(0, 8, 64, 42, '#c9a26c') +
    oval(0, 0, 64, 42, '#6b4324') +
    oval(-8, -6, 48, 28, '#83552f', 'opacity=".8"') +
    line('M-34 0L34-4M-4-24L2 24M-24-16L24 16', '#f0dcb4', 8) +
    line('M-46-14C-38-26-22-32-6-33', '#c79a63', 5, 0.9);
  return place(x, y, body, turn, scale);
}

function spinach(x: number, y: number, turn: number): string {
  const body =
    path('M-70 12C-76-24-30-48 10-40C50-52 84-18 76 14C70 44 20 46-4 34C-34 46-66 38-70 12Z', '#2a5f36') +
    path('M-58 6C-52-22-20-32 8-24C-8 0-30 18-54 22Z', '#3f7f45') +
    line('M-56 12C-20-8 30-10 66 6M-20-2l-10-22M14-6l8-24M0 0l12 26', '#86b977', 4);
  return place(x, y, body, turn);
}

/** Mushrooms, spinach and scallions on the noodles. */
export const udonThings: string =
  spinach(256, 396, -14) +
  shiitake(420, 358, 1, -8) +
  shiitake(528, 406, 0.92, 10) +
  shiitake(430, 446, 1.06, 4) +
  (
    [
      [330, 448, 0.9, 10],
      [300, 476, 0.8, -14],
      [352, 486, 0.76, 8],
      [328, 352, 0.8, 6],
      [500, 476, 0.8, -10],
      [566, 356, 0.7, 14],
    ] as const
  )
    .map(([x, y, scale, turn]) => scallion(x, y, scale, turn))
    .join('') +
  chili(286, 442, 0.7, 20) +
  chili(486, 338, 0.7, -12) +
  chili(556, 450, 0.7, 8);
