import type { Brush } from '../brush.ts';
import { line, n, oval, path, shadow } from '../svg.ts';

/** A dusted dumpling in three tones, light to dark; about 270 wide. */
export function mochi(brush: Brush, tones: readonly [string, string, string]): string {
  const id = brush.id();
  const dust = Array.from({ length: 34 }, () => {
    const [angle, reach] = [brush.random.between(3.3, 6.1), brush.random.between(0.2, 0.95)];
    const size = brush.random.between(1.4, 3.4);
    return oval(
      Math.cos(angle) * 110 * reach,
      8 + Math.sin(angle) * 92 * reach,
      size,
      size,
      '#fff',
      `opacity="${n(brush.random.between(0.4, 0.9))}"`,
    );
  }).join('');
  return (
    shadow(12, 66, 130, 32, 0.34) +
    `<radialGradient id="${id}" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="${tones[0]}"/><stop offset=".6" stop-color="${tones[1]}"/><stop offset="1" stop-color="${tones[2]}"/></radialGradient>` +
    path('M-128 46C-138-36-84-96 0-96S138-36 128 46C118 100-118 100-128 46Z', `url(#${id})`) +
    line('M-76-34C-62-58-42-70-16-74', '#fff', 11, 0.8) +
    dust
  );
}

export const plainTones = ['#fffdf8', '#f7eddf', '#dcc8ae'] as const;
export const matchaTones = ['#e0ebb4', '#b9cf80', '#88a650'] as const;

/** The pink one, cut open: bean paste and a whole strawberry. */
export function strawberryMochi(brush: Brush): string {
  const id = brush.id();
  const beans = [
    [-60, 10, 9],
    [-30, -32, 8],
    [62, 20, 9],
    [34, -34, 8],
    [-66, 38, 7],
    [70, -4, 7],
  ] as const;
  return (
    shadow(12, 70, 138, 32, 0.34) +
    `<radialGradient id="${id}" cx=".36" cy=".2" r=".95"><stop offset="0" stop-color="#ffdcd6"/><stop offset=".6" stop-color="#f6aeab"/><stop offset="1" stop-color="#dc7f84"/></radialGradient>` +
    path('M-136 46C-146-42-90-104 0-104S146-42 136 46C126 106-126 106-136 46Z', `url(#${id})`) +
    path('M-112 26C-112-34-62-70 0-70S112-34 112 26C104 88-104 88-112 26Z', '#ffe7e1') +
    path('M-98 26C-98-26-54-58 0-58S98-26 98 26C90 78-90 78-98 26Z', '#6e2a33') +
    beans.map(([x, y, r]) => oval(x, y, r, r, '#8d3d45')).join('') +
    path('M-56 22C-52-18-24-40 4-40C36-40 56-14 56 20C44 62-40 64-56 22Z', '#e5383b') +
    path('M-34 20C-28-8-14-22 4-22C24-22 34-6 34 16C26 40-22 44-34 20Z', '#f78a80') +
    path('M-14 16C-10 0-4-6 4-6C12-6 16 2 16 12C12 24-8 26-14 16Z', '#ffe0da') +
    line('M-44 12l10 2M-28-22l7 8M4-36v9M34-24l-6 8M47 8l-9 3M-38 38l8-6M40 34l-8-5', '#ffd5cd', 3) +
    line('M-100-44C-84-70-58-86-30-91', '#fff', 10, 0.75)
  );
}

/** A broad leaf to lie below a sweet, its stalk at the left. */
export const leaf: string =
  path('M-150 40C-120-60 60-90 190-20C120 80-60 120-150 40Z', '#3f7a4a') +
  line(
    'M-140 38C-40 10 80-10 182-18M-60 22l-20-40M0 8l-10-50M60-2l0-44M-40 20l34 46M20 6l44 40',
    '#76a870',
    5,
  );
