import { line, n, oval, path, place, shadow } from '../svg.ts';

/** A pinch of wasabi, shaped like a leaf. */
export function wasabi(x: number, y: number, scale = 1): string {
  const body =
    shadow(8, 30, 54, 18) +
    path('M-50 22C-52-4-30-16-22-30C-12-46 14-44 22-28C28-16 50-6 50 20C44 38-44 40-50 22Z', '#93b75a') +
    path('M-22-28C-12-44 12-42 20-28C26-14 48-6 48 16C30 2 6-2 4-18C-2-26-14-30-22-28Z', '#b4d07c') +
    line('M-34 10q14-10 26-4M2 14q16-8 30-2', '#6f9440', 4);
  return place(x, y, body, 0, scale);
}

/** Three petals of pickled ginger. */
export function gari(x: number, y: number, scale = 1, rotate = 0): string {
  const petal = (transform: string, fill: string, edge: string): string =>
    `<g transform="${transform}">${path('M-46 14C-54-22-16-44 22-34C50-26 58 2 40 20C14 34-30 36-46 14Z', fill)}${line('M-34 10C-36-14-8-28 18-22', edge, 5)}${line('M-18 14C-16 0 0-8 18-6', edge, 4)}</g>`;
  const body =
    shadow(6, 34, 72, 20) +
    petal('translate(-28 8) rotate(-14)', '#f3b6a4', '#fde0d6') +
    petal('translate(32 10) rotate(160)', '#f0a896', '#fbd3c7') +
    petal('translate(2 -14) rotate(16) scale(.9)', '#f9cabb', '#fff0ea');
  return place(x, y, body, rotate, scale);
}

/** A shiso leaf, its stalk at the lower left. */
export function shiso(
  x: number,
  y: number,
  scale = 1,
  rotate = 0,
  color = '#3f7a4a',
  vein = '#76a870',
): string {
  const teeth =
    'M-150 40C-140 14-128 6-118-2L-104-20L-92-18L-76-38L-62-34L-44-50L-30-44L-10-56L6-48L28-58L44-50L66-58L82-50L104-54L122-44L146-42L190-20L172-4L162 10L146 16L134 30L116 32L102 44L82 44L66 56L44 54L26 64L4 60L-16 68L-36 62L-56 68L-76 60L-96 62L-116 52Z';
  const body =
    path(teeth, '#0c1512', 'opacity=".22" transform="translate(8 16)"') +
    path(teeth, color) +
    line(
      'M-140 38C-40 10 80-10 182-18M-64 24l-22-42M-4 10l-14-52M56-2l-4-46M108-10l6-34M-44 20l34 42M16 6l40 42M74-4l38 32',
      vein,
      5,
    );
  return place(x, y, body, rotate, scale);
}

/** A round slice of lemon, seen at a slant. */
export function lemon(x: number, y: number, scale = 1, rotate = 0): string {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4 + 0.3;
    return `M0 0L${n(Math.cos(angle) * 46)} ${n(Math.sin(angle) * 46)}`;
  }).join('');
  const body =
    shadow(8, 22, 64, 44) +
    oval(0, 6, 62, 62, '#d9a31c') +
    oval(0, 0, 62, 62, '#f9d24b') +
    oval(0, 0, 54, 54, '#fff6cf') +
    oval(0, 0, 47, 47, '#fbe07a') +
    line(rays, '#fff6cf', 5) +
    line('M-40-20C-32-36-14-44 6-44', '#fff', 5, 0.7);
  return place(x, y, `<g transform="scale(1 .72)">${body}</g>`, rotate, scale);
}

/** A ring of scallion. */
export function scallion(x: number, y: number, scale = 1, rotate = 0): string {
  const body =
    oval(0, 4, 22, 14, '#6b3c0c', 'opacity=".35"') +
    oval(0, 0, 22, 14, '#5d9440') +
    oval(0, 0, 16, 9.5, '#b9d67e') +
    oval(0, 0, 8, 4.5, '#7a9a3c');
  return place(x, y, body, rotate, scale);
}

/** A ring of chili. */
export function chili(
  x: number,
  y: number,
  scale = 1,
  rotate = 0,
  color = '#d8352a',
  inner = '#f6a08c',
): string {
  const body =
    oval(0, 4, 18, 13, '#3a0d05', 'opacity=".3"') +
    oval(0, 0, 18, 13, color) +
    oval(0, 0, 11, 7.5, inner) +
    oval(-3, -1, 2.6, 2, '#fff3d6') +
    oval(4, 2, 2.6, 2, '#fff3d6');
  return place(x, y, body, rotate, scale);
}

/** A pair of chopsticks from a point to the right. */
export function chopsticks(
  x: number,
  y: number,
  rotate: number,
  length = 640,
  colors: readonly [wood: string, band: string, dark: string] = ['#8a3b22', '#e9c27a', '#6d2b17'],
): string {
  const [wood, band, dark] = colors;
  const one = (dy: number, angle: number): string =>
    `<g transform="translate(0 ${dy}) rotate(${angle})">${path(`M0-9 L${length}-4 Q${length + 5} 0 ${length} 4 L0 9 Q-6 0 0-9Z`, wood)}${path(`M0 2 L${length} 1 L${length} 4 L0 9Z`, dark)}${path('M46-8.7 L70-8.5 L70 8.5 L46 8.7Z', band)}</g>`;
  const cast = `<g transform="translate(10 24)" opacity=".24" filter="url(#soft)">${path(`M0-8H${length}V8H0Z`, '#0c1512')}${path(`M0 20H${length}V36H0Z`, '#0c1512', 'transform="rotate(2)"')}</g>`;
  return place(x, y, cast + one(0, 0) + one(30, -1.6), rotate);
}
