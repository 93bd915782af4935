import type { Brush } from '../brush.ts';
import { n, onEllipse, oval } from '../svg.ts';

interface RiceOptions {
  /** whether a grain may lie at a point */
  readonly inside: (x: number, y: number) => boolean;
  /** left, top, right, bottom of the area to fill */
  readonly box: readonly [number, number, number, number];
  readonly step?: readonly [x: number, y: number];
  readonly size?: readonly [length: number, width: number];
  readonly colors?: readonly [string, ...string[]];
}

const warmWhites = ['#fffefa', '#fdf8ec', '#f8f0de', '#fffaf0'] as const;

/** Loose grains, row by row, each a little out of place. */
export function rice(brush: Brush, options: RiceOptions): string {
  const { inside, box, step = [17, 11], size = [10.5, 5.2], colors = warmWhites } = options;
  const [left, top, right, bottom] = box;
  const grains: string[] = [];
  let row = 0;
  for (let y = top; y <= bottom; y += step[1], row += 1) {
    for (let x = left + ((row % 2) * step[0]) / 2; x <= right; x += step[0]) {
      const at: [number, number] = [x + brush.random.between(-5, 5), y + brush.random.between(-3.5, 3.5)];
      if (inside(...at)) grains.push(grain(brush, at, size, colors));
    }
  }
  return brush.random.shuffled(grains).join('');
}

function grain(
  { random }: Brush,
  [x, y]: readonly [number, number],
  [length, width]: readonly [number, number],
  colors: readonly [string, ...string[]],
): string {
  const angle = random.pick([-38, -20, -8, 12, 26, 42]) + random.between(-9, 9);
  const rx = length * random.between(0.9, 1.12);
  const ry = width * random.between(0.9, 1.15);
  return `<ellipse rx="${n(rx)}" ry="${n(ry)}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(angle)})" fill="${random.pick(colors)}"/>`;
}

/** One bead of salmon roe. */
export function bead(x: number, y: number, radius: number): string {
  return (
    oval(x, y, radius, radius, 'url(#roe)') +
    oval(x - radius * 0.32, y - radius * 0.36, radius * 0.24, radius * 0.24, '#fff3dc', 'opacity=".9"')
  );
}

/** A heap of roe around a point, denser in its middle. */
export function roeHeap(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  radius = 10,
): string {
  return Array.from({ length: count }, () => {
    const reach = Math.sqrt(brush.random.between(0, 1));
    const [dx, dy] = onEllipse(brush.random.between(0, 6.28), rx * reach, ry * reach);
    return { dx, dy };
  })
    .toSorted((a, b) => a.dy - b.dy)
    .map(({ dx, dy }) => bead(x + dx, y + dy, radius * brush.random.between(0.9, 1.1)))
    .join('');
}

/** A grain of sesame. */
export function sesame(brush: Brush, x: number, y: number, color = '#2a2420', size = 5): string {
  const angle = Math.round(brush.random.between(-60, 60));
  return oval(x, y, size, size * 0.6, color, `transform="rotate(${angle} ${n(x)} ${n(y)})"`);
}

/** Grains of sesame strewn over an ellipse. */
export function sesameOver(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  color = '#2a2420',
  size = 5,
): string {
  return Array.from({ length: count }, () => {
    const [dx, dy] = onEllipse(
      brush.random.between(0, 6.28),
      rx * brush.random.between(0.1, 1),
      ry * brush.random.between(0.1, 1),
    );
    return sesame(brush, x + dx, y + dy, color, size);
  }).join('');
}
