import type { Brush } from '../brush.ts';
import { line, path } from '../svg.ts';
import { rice } from './rice.ts';

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
