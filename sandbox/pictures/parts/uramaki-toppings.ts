import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path } from '../svg.ts';
import { scallion } from './garnish.ts';
import { sesameOver } from './seeds.ts';

/** A swirl of chili mayonnaise with a ring of scallion, on a piece of the given radius. */
export function chiliSwirl(radius: number): string {
  const r = radius * 0.34;
  return (
    oval(3, 0, r, r * 0.6, '#3a0d05', 'opacity=".25"') +
    path(
      `M${n(-r)} ${n(-r * 0.2)}C${n(-r)} ${n(-r)} ${n(r)} ${n(-r)} ${n(r)} ${n(-r * 0.2)}C${n(r)} ${n(r * 0.5)} ${n(-r)} ${n(r * 0.5)} ${n(-r)} ${n(-r * 0.2)}Z`,
      '#f08a4b',
    ) +
    path(
      `M${n(-r * 0.66)} ${n(-r * 0.44)}C${n(-r * 0.6)} ${n(-r * 1.2)} ${n(r * 0.7)} ${n(-r * 1.2)} ${n(r * 0.66)} ${n(-r * 0.4)}C${n(r * 0.5)} 0 ${n(-r * 0.5)} 0 ${n(-r * 0.66)} ${n(-r * 0.44)}Z`,
      '#f6a468',
    ) +
    line(`M${n(-r * 0.4)} ${n(-r * 0.62)}Q0 ${n(-r * 1.04)} ${n(r * 0.3)} ${n(-r * 0.78)}`, '#ffd2a6', 4) +
    scallion(r * 0.1, -r * 1.0, 0.5, -12)
  );
}

/** Thin slices of avocado laid over a piece, with ribbons of eel sauce and sesame. */
export function dragonScales(brush: Brush, radius: number): string {
  const [rx, ry] = [radius * 1.04, radius * 0.74];
  const dome = `M${n(-rx)} 6C${n(-rx)} ${n(-ry * 1.1)} ${n(rx)} ${n(-ry * 1.1)} ${n(rx)} 6C${n(rx * 0.96)} ${n(ry * 0.96)} ${n(-rx * 0.96)} ${n(ry * 0.96)} ${n(-rx)} 6Z`;
  const scales = Array.from({ length: 6 }, (_, index) => {
    const x = -rx * 0.62 + index * rx * 0.4;
    return (
      path(
        `M${n(x)} ${n(-ry * 1.2)}C${n(x - rx * 0.62)} ${n(-ry * 0.5)} ${n(x - rx * 0.62)} ${n(ry * 0.5)} ${n(x)} ${n(ry * 1.2)}L${n(x + rx * 0.5)} ${n(ry * 1.2)}V${n(-ry * 1.2)}Z`,
        'url(#avocado)',
      ) +
      line(
        `M${n(x)} ${n(-ry * 1.2)}C${n(x - rx * 0.62)} ${n(-ry * 0.5)} ${n(x - rx * 0.62)} ${n(ry * 0.5)} ${n(x)} ${n(ry * 1.2)}`,
        '#5f8f36',
        5,
        0.85,
      )
    );
  }).join('');
  const sauce = `M${n(-rx)} ${n(-ry * 0.3)}C${n(-rx * 0.3)} ${n(-ry * 0.9)} ${n(rx * 0.2)} ${n(-ry * 0.7)} ${n(rx)} ${n(-ry * 0.5)}M${n(-rx)} ${n(ry * 0.26)}C${n(-rx * 0.2)} ${n(-ry * 0.3)} ${n(rx * 0.3)} ${n(-ry * 0.1)} ${n(rx)} ${n(ry * 0.06)}M${n(-rx)} ${n(ry * 0.74)}C${n(-rx * 0.2)} ${n(ry * 0.3)} ${n(rx * 0.3)} ${n(ry * 0.4)} ${n(rx)} ${n(ry * 0.6)}`;
  return (
    path(dome, '#2d3d12', 'opacity=".35" transform="translate(0 10)"') +
    clip(
      brush.id(),
      path(dome, '#000'),
      path(dome, '#a8c65c') + scales + line(sauce, '#4a1d0a', 10) + line(sauce, '#a3592c', 3, 0.8),
    ) +
    line(
      `M${n(-rx * 0.72)} ${n(-ry * 0.42)}C${n(-rx * 0.4)} ${n(-ry * 0.72)} ${n(-rx * 0.1)} ${n(-ry * 0.78)} ${n(rx * 0.1)} ${n(-ry * 0.76)}`,
      '#fff',
      6,
      0.5,
    ) +
    sesameOver(brush, 0, 0, rx * 0.8, ry * 0.6, 12, '#fbe7b5', 4.6)
  );
}
