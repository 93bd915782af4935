import type { Brush } from '../brush.ts';
import { clip, line, n, path, shadow } from '../svg.ts';
import { rice, sesameOver } from './grains.ts';

/** What lies on the rice. Drawn around the middle of its lower edge, about 450 wide. */
export interface Topping {
  readonly outline: string;
  /** the lower edge, in shade */
  readonly edge: string;
  readonly fill: string;
  /** marks that end at the outline */
  marks(brush: Brush): string;
  /** what lies over it, or sticks out */
  over?(brush: Brush): string;
  /** what sticks out below it */
  under?(): string;
}

/** The outline of a slice of fish that bends over the rice. */
const slice =
  'M-214 20C-228-34-192-98-112-116C-40-132 72-128 134-108C200-88 232-40 224 16C219 38 196 42 174 31C150 19 128 24 96 33C50 45 10 31-40 38C-90 45-130 24-166 37C-192 46-210 42-214 20Z';

/** One piece, about 450 wide, the rice at y -44 to 110. */
export function nigiri(brush: Brush, topping: Topping): string {
  return (
    shadow(16, 98, 204, 34, 0.42) +
    fingerOfRice(brush) +
    path(topping.outline, '#5a2a12', 'transform="translate(2 19)" opacity=".28"') +
    (topping.under?.() ?? '') +
    path(topping.outline, topping.edge, 'transform="translate(0 9)"') +
    path(topping.outline, topping.fill) +
    clip(brush.id(), path(topping.outline, '#000'), topping.marks(brush)) +
    line('M-168-64C-150-92-112-104-70-108M-36-112C0-115 40-114 66-110', '#fff', 9, 0.6) +
    (topping.over?.(brush) ?? '')
  );
}

function fingerOfRice(brush: Brush): string {
  return (
    path(
      'M-192 34C-196-20-150-44-100-44H100C156-44 196-18 192 36C188 88 150 108 96 110H-96C-150 108-188 88-192 34Z',
      '#e0d0ae',
    ) +
    rice(brush, {
      inside: (x, y) => (Math.abs(x) / 192) ** 3.4 + (Math.abs(y - 34) / 74) ** 2.6 < 1,
      box: [-200, -10, 200, 108],
    }) +
    path(
      'M-190 56C-170 104-120 112-90 112H96C150 110 182 96 192 50C176 84 130 92 90 93H-90C-140 92-176 84-190 56Z',
      '#a98a58',
      'opacity=".32"',
    )
  );
}

/** The white lines of a fillet, from the upper right to the lower left. */
function fatLines(color: string, widths: readonly number[], opacity: number, thin = 2.5): string {
  return Array.from({ length: 12 }, (_, index) => {
    const x = -240 + index * 48;
    const width = widths[index % widths.length] ?? 8;
    const main = `M${x}-134C${x + 6}-84 ${x - 66}-58 ${x - 62}-8C${x - 60} 14 ${x - 76} 30 ${x - 86} 50`;
    const fine = `M${x + 24}-134C${x + 30}-84 ${x - 42}-58 ${x - 38}-8C${x - 36} 14 ${x - 52} 30 ${x - 62} 50`;
    return line(main, color, width, opacity) + line(fine, color, thin, 0.45);
  }).join('');
}

/** A band of nori around topping and rice. */
function noriBand(): string {
  return (
    path('M-30-122C-34-60-32 40-34 110H26C30 40 30-60 30-124C10-128-12-126-30-122Z', 'url(#nori)') +
    line('M-26-116C-30-60-28 30-30 100', '#5d7666', 4, 0.8) +
    line('M-8-112v40M8-60v52M-12 0v44M12 56v34', '#4b6154', 3, 0.7)
  );
}

export const salmonTopping: Topping = {
  outline: slice,
  edge: '#cf4c26',
  fill: 'url(#salmon)',
  marks: () => fatLines('#ffd9c4', [11, 8, 13, 9, 7], 0.92),
};

export const tunaTopping: Topping = {
  outline: slice,
  edge: '#84161f',
  fill: 'url(#tuna)',
  marks: () => fatLines('#e98583', [5, 3.6, 5.8, 4, 3.2], 0.6),
};

const prawnBands = [-150, -84, -18, 48, 112] as const;

export const prawnTopping: Topping = {
  outline:
    'M-218 10C-224-40-180-98-106-112C-36-126 70-122 132-100C186-80 208-40 204-8C202 26 176 40 150 33C120 24 96 36 60 36C10 36-30 42-70 36C-110 30-140 42-170 36C-200 32-216 28-218 10Z',
  edge: '#d9683f',
  fill: 'url(#prawn)',
  under: () =>
    path(
      'M182-40C226-66 262-78 300-62C292-34 262-18 220-14C262-10 294 4 304 34C262 40 214 22 184 0Z',
      '#e8552f',
    ) + line('M206-32C236-48 262-54 288-54M208-6C242 0 270 12 292 26', '#ffb08e', 5),
  marks: () =>
    prawnBands
      .map((x) => {
        const d = `M${x + 24}-132C${x + 44}-90 ${x - 6}-60 ${x - 2}-8C${x} 18 ${x - 14} 30 ${x - 20} 54`;
        return line(d, '#ee6b3f', 21, 0.86) + line(d, '#ffab86', 6, 0.7);
      })
      .join('') +
    line('M-214-6C-120-60 60-64 206-26', '#e98a66', 5, 0.55) +
    line('M-210-14C-120-68 60-72 200-36', '#fff6ee', 5, 0.8),
};

export const eelTopping: Topping = {
  outline: slice,
  edge: '#3d190a',
  fill: 'url(#eel)',
  marks: (brush: Brush) =>
    fatLines('#d58c4a', [9, 5, 11, 6, 8], 0.42) +
    line('M-240-60C-100-92 120-92 250-44', '#3f1a0b', 10, 0.45) +
    line('M-240 0C-100-34 120-36 250 6', '#3f1a0b', 7, 0.35) +
    line('M-190-30C-150-74-90-84-50-86M20-84C70-84 120-74 150-58', '#ffd9a0', 8, 0.75) +
    sesameOver(brush, -10, -40, 190, 60, 24, '#f7e3b4', 5.5),
  over: () => noriBand(),
};

const eggLayers = [-84, -58, -32, -6, 18] as const;

export const eggTopping: Topping = {
  outline:
    'M-216-4L-206-86C-203-106-190-114-170-114H170C192-114 203-106 206-86L216-4C218 22 206 34 184 34H-184C-206 34-218 22-216-4Z',
  edge: '#c98524',
  fill: 'url(#egg)',
  marks: () =>
    eggLayers
      .map((y, index) =>
        line(
          `M-230 ${y + 8}C-120 ${y - 6 + (index % 2) * 12} 100 ${y + 12 - (index % 2) * 14} 230 ${y + 2}`,
          '#f0a93a',
          5,
          0.75,
        ),
      )
      .join('') +
    path('M-220-120H220V-96H-220Z', '#d98f2c', 'opacity=".5"') +
    line(
      'M-190-74C-150-80-120-70-80-76M60-48C100-54 140-44 170-50M-150-20C-110-26-90-16-60-20',
      '#fff3b8',
      6,
      0.8,
    ),
  over: () => noriBand(),
};

export const scallopTopping: Topping = {
  outline:
    'M-196 14C-214-30-188-94-120-114C-70-128-24-118 2-92C30-118 80-130 128-112C194-90 216-32 200 14C190 40 160 42 130 34C90 24 50 40 4 38C-44 40-90 26-132 36C-164 42-188 38-196 14Z',
  edge: '#c9ab7c',
  fill: 'url(#scallop)',
  marks: () =>
    [-168, -126, -84, -42, 44, 88, 132, 172]
      .map((x) => line(`M${n(x * 0.9)}-120C${n(x * 1.1)}-70 ${n(x * 1.06)}-20 ${x} 44`, '#dcc49a', 4, 0.7))
      .join('') +
    line('M2-92C-8-50-2 0 4 40', '#c9ab7c', 8, 0.75) +
    line('M-178-40C-120-62-60-58-12-36M20-36C70-60 130-60 180-36', '#ead7b5', 5, 0.8),
  over: () =>
    path(
      'M-34-92C-10-112 40-112 66-90C56-62 20-48-8-56C-26-62-36-76-34-92Z',
      '#5a2a12',
      'opacity=".22" transform="translate(4 12)"',
    ) +
    path('M-34-92C-10-112 40-112 66-90C56-62 20-48-8-56C-26-62-36-76-34-92Z', '#f4c433') +
    path('M-24-90C-4-104 34-104 54-88C46-68 18-58-4-64C-18-68-26-78-24-90Z', '#fff0b0') +
    line('M14-100L14-60M-14-84L44-74M-8-70L42-92', '#f4c433', 3) +
    [
      [-120, -70],
      [-96, -52],
      [-140, -48],
      [110, -70],
      [138, -52],
      [92, -50],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}l7-3l4 6l-8 4Z`, '#3a3f3c'))
      .join(''),
};
