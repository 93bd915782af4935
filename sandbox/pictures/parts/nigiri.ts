import type { Brush } from '../brush.ts';
import { clip, line, path, shadow } from '../svg.ts';
import { rice } from './rice.ts';

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
export const slice =
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
