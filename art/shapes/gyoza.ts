import { line, n, oval, path, shadow } from '../svg.ts';

/** One dumpling, pan-fried: pleats above, a golden base; about 260 wide. */
export function gyoza(): string {
  const body = 'M-128 44C-140-10-96-74-14-86C70-96 132-44 128 34C112 62 60 66 0 66C-60 66-112 66-128 44Z';
  const frill =
    'M-128 6C-120-34-88-64-66-70L-58-84L-40-82L-28-98L-8-92L8-106L26-94L44-100L56-84L76-82L82-64L100-54L102-36L120-18L116-2C84-44 40-60-4-56C-56-54-98-30-128 6Z';
  const pleats = [
    [-96, -44, -74, -8],
    [-66, -66, -50, -26],
    [-34, -78, -22, -36],
    [0, -84, 4, -40],
    [34, -78, 30, -34],
    [66, -62, 56, -22],
    [94, -38, 80, -2],
  ] as const;
  return (
    shadow(14, 58, 134, 28, 0.4) +
    path(body, '#8a5523', 'transform="translate(0 8)"') +
    path(body, 'url(#dough)') +
    path(
      'M-130 30C-100 14-40 10 10 12C60 12 108 16 129 26C126 60 70 68 0 68C-70 68-122 64-130 30Z',
      '#e0a045',
    ) +
    path(
      'M-124 42C-90 30-40 28 8 30C58 28 104 32 124 38C110 64 60 68 0 68C-64 68-112 66-124 42Z',
      '#b86d25',
    ) +
    line('M-84 50h26M-36 56h30M18 54h34M70 48h22', '#8c4b14', 6, 0.7) +
    path(frill, '#fff8e9') +
    path(
      'M-128 6C-98-30-56-54-4-56C40-60 84-44 116-2C80-34 40-48-2-46C-54-44-96-22-128 6Z',
      '#d3b783',
      'opacity=".7"',
    ) +
    pleats
      .map(([x1, y1, x2, y2]) =>
        line(`M${x1} ${y1}Q${n((x1 + x2) / 2 + 8)} ${n((y1 + y2) / 2)} ${x2} ${y2}`, '#c9a871', 5, 0.8),
      )
      .join('') +
    line('M-96 0C-86-18-70-30-54-36', '#fff', 7, 0.8)
  );
}

/** A small bowl of soy and vinegar with chili oil, seen from above. */
export function dip(): string {
  return (
    shadow(10, 24, 92, 62, 0.4) +
    oval(0, 10, 90, 60, '#b39a66') +
    oval(0, 0, 90, 60, '#fff6e2') +
    oval(0, 3, 77, 49, '#d9c79d') +
    oval(0, 8, 72, 43, '#3b1a0e') +
    oval(-16, 0, 36, 16, '#6b3016', 'opacity=".8"') +
    [
      [-30, 14, 11],
      [6, 24, 8],
      [34, 6, 12],
      [22, -10, 7],
      [-46, -4, 6],
    ]
      .map(
        ([x = 0, y = 0, r = 8]) =>
          oval(x, y, r, r * 0.62, '#e2602a') + oval(x - r * 0.2, y - r * 0.2, r * 0.4, r * 0.2, '#ffb27a'),
      )
      .join('') +
    line('M-70-24C-56-44-28-53 4-53', '#fff', 5, 0.9)
  );
}
