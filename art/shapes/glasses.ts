import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, shadow } from '../svg.ts';

const tumbler = 'M-112-236L-84 226C-82 254 82 254 84 226L112-236Z';

function ice(x: number, y: number, turn: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M-40-34Q-42-42-32-42H32Q42-42 40-32V32Q42 42 32 42H-32Q-42 42-40 32Z', '#fff', 'opacity=".42"')}${line('M-26 22V-26H20', '#fff', 6, 0.8)}</g>`;
}

/** Milk below, matcha above, ice on top; a tall glass with its foot at y 250. */
export function matchaLatte(brush: Brush): string {
  const swirl =
    'M-120-20C-90 20-70-30-44 10C-24 44-4-20 20 20C40 56 60-10 80 14C96 30 110 0 130-10V-200H-130Z';
  return (
    shadow(30, 236, 110, 34, 0.38) +
    clip(
      brush.id(),
      path(tumbler, '#000'),
      `<rect x="-130" y="-180" width="260" height="440" fill="#fbf4e2"/>` +
        path('M-120 60C-60 110-30 40 20 80C60 110 90 70 130 60V-180H-130Z', '#d5dfa6') +
        path(swirl, '#8fb04a') +
        path('M-130-180H130V-110C80-60 50-120 10-80C-30-50-60-110-130-70Z', '#6d9434') +
        ice(-50, -150, 14) +
        ice(34, -140, -18) +
        ice(-8, -84, 30, 0.8) +
        ice(62, -74, 8, 0.7) +
        path('M66-178L60 260H130V-178Z', '#2f4a12', 'opacity=".14"'),
    ) +
    oval(0, -180, 106, 26, '#8cae48') +
    oval(-8, -183, 78, 15, '#a5c163') +
    ice(-38, -188, 10, 0.72) +
    ice(40, -186, -14, 0.66) +
    path(tumbler, '#fff', 'opacity=".1"') +
    `<ellipse cx="0" cy="-236" rx="112" ry="28" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-width="5" stroke-opacity=".75"/>` +
    line('M-112-232L-84 226C-82 254 82 254 84 226L112-232', '#fff', 4, 0.6) +
    line('M-88-150L-70 160', '#fff', 11, 0.6) +
    line('M92-120L80 90', '#fff', 5, 0.4)
  );
}

/** A short glass of soda with ice and a slice of yuzu. */
export function sodaGlass(brush: Brush): string {
  const shape = 'M-92-130L-78 120C-76 146 76 146 78 120L92-130Z';
  const bubbles = Array.from({ length: 26 }, () => {
    const size = brush.random.between(2.5, 6);
    return `<circle cx="${n(brush.random.between(-74, 74))}" cy="${n(brush.random.between(-70, 124))}" r="${n(size)}" fill="#fff" opacity="${n(brush.random.between(0.5, 0.9))}"/>`;
  }).join('');
  return (
    shadow(26, 130, 96, 30, 0.34) +
    clip(
      brush.id(),
      path(shape, '#000'),
      `<rect x="-110" y="-88" width="220" height="260" fill="#f9e9a0"/>` +
        path('M20-100L60 160H120V-100Z', '#d9a31c', 'opacity=".22"') +
        ice(-34, -40, 12, 0.9) +
        ice(36, -24, -20, 0.85) +
        ice(-4, 34, 26, 0.7) +
        bubbles,
    ) +
    oval(0, -88, 88, 22, '#fdf3c0') +
    path(shape, '#fff', 'opacity=".12"') +
    `<ellipse cx="0" cy="-130" rx="92" ry="23" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-width="5" stroke-opacity=".8"/>` +
    line('M-92-126L-78 120C-76 146 76 146 78 120L92-126', '#fff', 4, 0.65) +
    line('M-70-60L-60 84', '#fff', 10, 0.7)
  );
}

/** A bottle of yuzu soda with a paper label; its foot at y 270. */
export function sodaBottle(): string {
  const shape = 'M-30-280V-196C-30-150-84-130-84-60V236C-84 266 84 266 84 236V-60C84-130 30-150 30-196V-280Z';
  return (
    shadow(34, 254, 96, 32, 0.36) +
    path(shape, '#f3d876') +
    path(
      'M-30-280V-196C-30-150-84-130-84-60V236C-84 252-60 260-30 262C-52 200-56 60-50-40C-46-110-10-150-8-196V-280Z',
      '#fdf0b4',
      'opacity=".85"',
    ) +
    path(
      'M84-60V236C84 260 30 266-4 264C50 220 60 60 44-60C36-120 14-160 16-200L30-196C30-150 84-130 84-60Z',
      '#c99a22',
      'opacity=".42"',
    ) +
    path('M-84 0C-50 16 50 16 84 0V150C50 168-50 168-84 150Z', '#fffaf0') +
    path('M30 12C54 10 74 6 84 0V150C74 156 54 160 30 162Z', '#d9c79d', 'opacity=".45"') +
    `<circle cx="-4" cy="84" r="40" fill="#f6c433"/><circle cx="-4" cy="84" r="32" fill="#fff0b0"/>` +
    line('M-4 56V112M-32 84H24M-24 64L16 104M16 64L-24 104', '#f6c433', 5) +
    path('M-36-300H36V-268C36-262-36-262-36-268Z', '#2b6659') +
    line('M-24-296V-270M-8-296V-268M8-296V-268M24-296V-270', '#1d5047', 5) +
    oval(0, -300, 36, 11, '#3a7565') +
    line('M-66-56V-20M-66 166V220', '#fff', 10, 0.8)
  );
}

/** Half a yuzu, its cut towards us. */
export function halfYuzu(): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 9 + 0.2;
    return `M0 0L${n(Math.cos(angle) * 60)} ${n(Math.sin(angle) * 46)}`;
  }).join('');
  return (
    shadow(12, 50, 84, 34, 0.34) +
    path('M-84 0C-84 60-40 84 4 84S86 56 84 0Z', '#dfa31c') +
    oval(0, 0, 84, 66, '#f6c433') +
    oval(0, 0, 75, 58, '#fff6d6') +
    oval(0, 0, 63, 48, '#fbdc6c') +
    line(rays, '#fff6d6', 6) +
    oval(-20, 14, 7, 4.5, '#e9cf8c') +
    oval(24, -10, 7, 4.5, '#e9cf8c') +
    line('M-60-20C-50-38-28-48-4-50', '#fff', 6, 0.7)
  );
}
