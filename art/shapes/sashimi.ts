import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, place, shadow } from '../svg.ts';

/** How a slab of fish looks: face, edge in shade, and marks that end at its outline. */
interface Fillet {
  readonly fill: string;
  readonly edge: string;
  readonly marks: string;
}

/** A slice that leans on its neighbor: about 150 wide, 120 high. */
const slab =
  'M-66 46C-84 10-76-46-50-60C-26-70 30-70 58-60C80-50 84 8 70 44C62 58 36 62 4 60C-30 62-58 60-66 46Z';

const stripes = (color: string, width: number, opacity: number): string =>
  [-70, -44, -18, 8, 34, 60]
    .map((y, index) =>
      line(
        `M-90 ${y + 26}C-50 ${y - 8} 20 ${y - 14} 90 ${y + 14}`,
        color,
        index % 2 === 0 ? width : width * 0.7,
        opacity,
      ),
    )
    .join('');

export const salmonFillet: Fillet = {
  fill: 'url(#salmon)',
  edge: '#c94a24',
  marks: stripes('#ffd9c4', 9, 0.92),
};
export const tunaFillet: Fillet = { fill: 'url(#tuna)', edge: '#7d141d', marks: stripes('#ee8f8a', 4, 0.6) };
export const yellowtailFillet: Fillet = {
  fill: 'url(#yellowtail)',
  edge: '#c07f6f',
  marks: stripes('#fff6f0', 5, 0.9) + path('M-90-80H90V-42C40-58-40-58-90-38Z', '#b8404a', 'opacity=".8"'),
};

function slice(brush: Brush, { fill, edge, marks }: Fillet): string {
  return (
    path(slab, '#0c1512', 'opacity=".2" transform="translate(10 14)"') +
    path(slab, edge, 'transform="translate(7 8)"') +
    path(slab, fill) +
    clip(brush.id(), path(slab, '#000'), marks) +
    line('M-56 20C-66-10-60-36-44-48C-34-54-20-56-6-57', '#fff', 6, 0.55)
  );
}

/** Slices in a row from one point to another, each leaning on the one before. */
export function leaning(
  brush: Brush,
  fillet: Fillet,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  scale = 1,
  turn = -12,
): string {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return place(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      slice(brush, fillet),
      turn + index * 2,
      scale,
    );
  }).join('');
}

/** A round slice of scallop. */
export function scallopSlice(x: number, y: number, scale = 1): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `M${n(Math.cos(angle) * 26)} ${n(Math.sin(angle) * 17)}L${n(Math.cos(angle) * 46)} ${n(Math.sin(angle) * 31)}`;
  }).join('');
  const body =
    shadow(8, 14, 60, 40, 0.3) +
    oval(3, 8, 56, 40, '#c9ab7c') +
    oval(0, 0, 56, 40, 'url(#scallop)') +
    line(rays, '#e0c9a1', 4, 0.8) +
    line('M-40-14C-32-28-14-34 6-34', '#fff', 6, 0.8);
  return place(x, y, body, 0, scale);
}

/** A heap of shredded white radish. */
export function shreddedRadish(brush: Brush, x: number, y: number, rx: number, ry: number): string {
  const count = Math.round(rx / 1.1);
  const strands = Array.from({ length: count }, () => {
    const [sx, sy] = [brush.random.between(-rx, rx) * 0.8, brush.random.between(-ry, ry) * 0.74];
    const [dx, dy] = [brush.random.between(-60, 60), brush.random.between(-30, 30)];
    const bend = brush.random.between(-34, 34);
    return line(
      `M${n(sx - dx / 2)} ${n(sy - dy / 2)}q${n(dx / 2)} ${n(bend)} ${n(dx)} ${n(dy)}`,
      brush.random.pick(['#ffffff', '#f6f5ee', '#e6e8df', '#fdfdf8']),
      6.5,
    );
  }).join('');
  return place(
    x,
    y,
    shadow(8, ry * 0.5, rx, ry * 0.8, 0.25) + oval(0, 4, rx * 0.88, ry * 0.82, '#d5d8cc') + strands,
  );
}

/** Slices thin as paper, laid like the petals of a flower around the middle of a plate. */
export function petals(brush: Brush, rx: number, ry: number, count: number): string {
  const petal = 'M0 10C-52-10-66-90-34-150C-18-178 18-178 34-150C66-90 52-10 0 10Z';
  const veins = line('M0-4V-160M-14-20C-28-60-30-110-18-150M14-20C28-60 30-110 18-150', '#fff6f0', 4, 0.85);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2 + 0.2;
    const degrees = (angle * 180) / Math.PI + 90;
    const blood = path('M-40-150C-20-186 20-186 40-150C20-164-20-164-40-150Z', '#b8404a', 'opacity=".85"');
    const body =
      path(petal, '#3a1510', 'opacity=".22" transform="translate(6 10)"') +
      path(petal, 'url(#yellowtail)', 'opacity=".93"') +
      clip(brush.id(), path(petal, '#000'), veins + blood);
    return `<g transform="translate(${n(Math.cos(angle) * rx * 0.3)} ${n(Math.sin(angle) * ry * 0.3)}) scale(1 ${(ry / rx).toFixed(2)}) rotate(${n(degrees)})">${body}</g>`;
  }).join('');
}
