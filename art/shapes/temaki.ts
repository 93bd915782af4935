import type { Brush } from '../brush.ts';
import { clip, line, oval, path, place } from '../svg.ts';
import { chili, scallion } from './garnish.ts';
import { rice, roeHeap, sesameOver } from './grains.ts';

/** What stands in the cone behind the rice, and what lies on the rice. */
export interface TemakiFilling {
  behind(brush: Brush): string;
  onTop(brush: Brush): string;
}

/** A cone of nori, its tip at 0 310, its rim at y -140, 360 wide; things stand out up to y -380. */
export function temaki(brush: Brush, filling: TemakiFilling): string {
  return (
    filling.behind(brush) +
    `<ellipse cx="0" cy="-136" rx="166" ry="62" fill="#dccbaa"/>` +
    rice(brush, {
      inside: (x, y) => (Math.abs(x) / 166) ** 2.4 + (Math.abs(y + 138) / 62) ** 2 < 1,
      box: [-170, -205, 170, -70],
      step: [16.5, 11],
      size: [10.5, 5.4],
    }) +
    filling.onTop(brush) +
    cone
  );
}

const cone =
  path('M-176-142C-110-62 70-52 178-150L26 296Q4 330-20 298Z', 'url(#nori)') +
  path('M178-150C140-116 92-96 40-88C70 20 40 190-14 306Q8 326 26 296Z', '#141c18', 'opacity=".7"') +
  line('M40-88C70 20 40 190-14 306', '#50685a', 4) +
  line('M-172-138C-110-62 70-54 174-146', '#5d7666', 6) +
  line(
    'M-128-70l22 64M-96-56l34 108M-60-44l30 110M-22-38l16 96M-74 60l24 76M-20 100l6 84M-44 170l16 54',
    '#4b6154',
    3,
    0.7,
  );

const shisoBehind =
  path('M-130-150C-190-250-176-330-120-372C-78-330-60-240-70-150Z', '#4f8a4a') +
  line(
    'M-118-360C-122-280-112-220-100-150M-120-300l-30-14M-116-260l-36-8M-119-320l26-8M-114-270l28-8M-110-226l26-6',
    '#83b36b',
    4,
  );

function cucumberStick(): string {
  return `<g transform="rotate(9 90 -200)">${path('M62-150V-352Q62-364 76-364H104Q118-364 118-352V-150Z', '#cfe3a8')}${path('M62-150V-352Q62-364 76-364H80V-150Z', '#3f7a3c')}${line('M94-340v60M104-320v90', '#a9c97a', 4)}</g>`;
}

function avocadoSlice(): string {
  return (
    path('M16-130C20-230 50-300 108-316C142-270 130-190 96-130Z', 'url(#avocado)') +
    line('M108-316C142-270 130-190 96-130', '#557f33', 9) +
    line('M44-200C54-240 70-268 90-284', '#f3f2c2', 7)
  );
}

const fillet = 'M-78-140C-92-250-70-330-14-372C30-330 40-250 26-140Z';

function salmonSlice(brush: Brush): string {
  const lines =
    'M-90-310Q-14-372 50-310M-96-270Q-20-336 54-268M-100-226Q-20-296 54-224M-100-182Q-20-252 54-180M-60-350Q-10-400 30-350';
  return (
    path(fillet, '#cf4c26', 'transform="translate(5 5)"') +
    path(fillet, 'url(#salmon)') +
    clip(brush.id(), path(fillet, '#000'), line(lines, '#ffd9c4', 9)) +
    line('M-66-250C-62-290-46-322-26-342', '#fff', 7, 0.55)
  );
}

export const salmonTemaki: TemakiFilling = {
  behind: (brush) =>
    shisoBehind +
    cucumberStick() +
    `<g transform="rotate(-4)">${salmonSlice(brush)}</g><g transform="rotate(14 60 -160)">${avocadoSlice()}</g>`,
  onTop: (brush) => roeHeap(brush, -58, -150, 64, 27, 30),
};

const lettuce = (dx: number, turn: number, fill: string, vein: string): string =>
  `<g transform="translate(${dx} 0) rotate(${turn} 0 -150)">${path('M-60-140C-100-190-106-236-84-256C-96-286-66-312-46-302C-36-334 8-336 18-308C46-318 70-290 56-264C82-244 72-190 44-140Z', fill)}${line('M-8-150C-8-200-10-250-14-296M-10-210l-40-34M-8-230l36-30M-8-180l-46-24M-6-190l44-22', vein, 5)}</g>`;

const chunks = [
  [-96, -162, 0],
  [-52, -176, 1],
  [-4, -172, 2],
  [46, -178, 0],
  [92, -166, 1],
  [-74, -196, 2],
  [-26, -206, 0],
  [24, -208, 1],
  [68, -196, 2],
  [-48, -230, 1],
  [0, -238, 2],
  [42, -228, 0],
  [-10, -262, 0],
] as const;

/** Tuna chopped with chili, in a heap, with scallion. */
function choppedTuna(brush: Brush): string {
  const colors = ['#c5343b', '#d9474b', '#b0262f'] as const;
  const heap = chunks
    .toSorted((a, b) => a[1] - b[1])
    .map(
      ([x, y, tone]) =>
        oval(x + 3, y + 5, 35, 26, '#6d1119') +
        oval(x, y, 34, 25, colors[tone]) +
        line(`M${x - 16} ${y - 6}q12-12 28-8`, '#f4a09a', 5, 0.75),
    )
    .join('');
  const rings = [
    [-62, -200, -10],
    [14, -250, 12],
    [58, -190, 20],
    [-18, -186, -14],
  ] as const;
  return (
    heap +
    rings.map(([x, y, turn]) => scallion(x, y, 0.8, turn)).join('') +
    chili(-36, -236, 0.8, 16) +
    chili(84, -164, 0.7, -10) +
    sesameOver(brush, 0, -200, 90, 46, 16, '#fbe7b5', 5)
  );
}

export const spicyTunaTemaki: TemakiFilling = {
  behind: () =>
    `<g transform="rotate(-26 0 -150)">${cucumberStick()}</g>` +
    lettuce(80, 24, '#8dbb58', '#c6e08f') +
    `<g transform="translate(10 -6) rotate(8 90 -200)">${cucumberStick()}</g>` +
    shisoBehind,
  onTop: (brush) => choppedTuna(brush),
};

const batter =
  'M-52-130C-74-180-64-226-58-262C-66-300-40-340-8-350C26-350 50-318 44-280C58-240 52-190 40-130Z';

/** A fried prawn, its tail up. */
function tempuraPrawn(brush: Brush): string {
  const crumbs = Array.from({ length: 30 }, () => {
    const [x, y] = [brush.random.between(-62, 52), brush.random.between(-345, -140)];
    return oval(
      x,
      y,
      brush.random.between(5, 11),
      brush.random.between(4, 8),
      brush.random.pick(['#f9dc9a', '#d48a35', '#f2c36c', '#c97c2c']),
    );
  }).join('');
  return (
    path(
      'M-14-340C-40-380-44-420-26-446C-2-430 4-396 2-366C14-400 36-420 62-420C64-388 40-352 14-338Z',
      '#e8552f',
    ) +
    line('M-22-430C-22-400-14-376-6-356M52-410C34-396 18-372 10-352', '#ffb08e', 5) +
    path(batter, '#a8621f', 'transform="translate(6 4)"') +
    path(batter, 'url(#crust)') +
    clip(brush.id(), path(batter, '#000'), crumbs) +
    line('M-46-200C-54-240-46-290-30-316', '#fff1c9', 7, 0.7)
  );
}

export const tempuraTemaki: TemakiFilling = {
  behind: (brush) =>
    lettuce(-70, -24, '#7fb04e', '#b9d988') +
    cucumberStick() +
    lettuce(66, 22, '#97c261', '#cfe79c') +
    `<g transform="translate(-8 26) rotate(-5 0 -150) scale(1.04)">${tempuraPrawn(brush)}</g>`,
  onTop: (brush) =>
    line('M-120-150C-90-186-70-120-40-160S10-120 40-160S90-130 120-168', '#5a2a12', 13, 0.2) +
    line('M-120-156C-90-192-70-126-40-166S10-126 40-166S90-136 120-174', '#f6a05f', 13) +
    sesameOver(brush, 0, -146, 120, 30, 14),
};

/** A spear of asparagus, its tip up. */
function asparagus(): string {
  return (
    path('M-17-130L-15-300C-18-330-8-362 2-378C14-358 22-328 18-300L19-130Z', '#5f9a45') +
    path('M-15-300C-18-330-8-362 2-378C14-358 22-328 18-300C8-282-6-282-15-300Z', '#3f7a3c') +
    line('M-10-318l12-16l12 18M-8-296l10-14l10 14M-6-246l10-14l8 16M-8-196l10-14l10 16', '#9cc777', 4) +
    line('M-9-150V-280', '#cfe6a4', 5, 0.7)
  );
}

export const avocadoTemaki: TemakiFilling = {
  behind: () =>
    shisoBehind +
    place(-18, 8, asparagus(), -5, 1) +
    place(30, 14, asparagus(), 6, 0.96) +
    `<g transform="translate(24 0) rotate(20 60 -160)">${avocadoSlice()}</g><g transform="translate(-78 8) rotate(-4 60 -160)">${avocadoSlice()}</g>`,
  onTop: (brush) =>
    path('M-112-158C-100-184-64-186-50-168C-34-180-8-170-12-152C-30-132-100-130-112-158Z', '#8e2346') +
    path('M-104-162C-92-180-66-180-56-166C-44-174-24-168-24-158C-44-150-88-146-104-162Z', '#c2456b') +
    line('M-92-168Q-78-176-66-170', '#f1a3b8', 4) +
    sesameOver(brush, 40, -146, 90, 28, 16),
};
