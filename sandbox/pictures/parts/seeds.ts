import type { Brush } from '../brush.ts';
import { n, onEllipse, oval } from '../svg.ts';

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
