import type { Brush } from '../brush.ts';
import { groundShadow, line, n, oval, path, place, shadow } from '../svg.ts';

/** A stack of nori sheets, seen from above at a slant; about 520 wide. */
export function noriSheets(brush: Brush): string {
  const sheet = (dy: number, turn: number, fill: string): string =>
    `<g transform="translate(0 ${dy}) rotate(${turn})">${path('M-250 40L-40-130L260-60L60 130Z', '#050a08', 'opacity=".28" transform="translate(10 14)"')}${path('M-250 40L-40-130L260-60L60 130Z', fill)}</g>`;
  const fibers = Array.from({ length: 70 }, () => {
    const [u, v] = [brush.random.between(0.04, 0.96), brush.random.between(0.04, 0.96)];
    const [x, y] = [-250 + u * 210 + v * 310, 40 - u * 170 + v * 90];
    return line(
      `M${n(x)} ${n(y)}l${n(brush.random.between(-14, 14))} ${n(brush.random.between(-9, 9))}`,
      brush.random.pick(['#4b6154', '#35473d', '#5d7666']),
      2.5,
      0.75,
    );
  }).join('');
  return (
    sheet(46, 4, '#151d19') +
    sheet(32, -3, '#1f2b25') +
    sheet(18, 2, '#19231e') +
    sheet(0, 0, '#2a3a31') +
    fibers +
    path('M-250 40L-40-130L40-111L-160 64Z', '#5d7666', 'opacity=".22"') +
    line('M-246 38L-40-128L256-60', '#7b9583', 4, 0.8)
  );
}

/** A strip of dried kelp, about 420 long. */
export function kombu(): string {
  const strip =
    'M-210 20C-150-30-110 30-50-10S50-40 100-6S170 20 210-16L204 40C160 70 120 36 80 34S0 66-60 44S-150 76-200 68Z';
  return (
    path(strip, '#0c1512', 'opacity=".35" transform="translate(10 20)" filter="url(#soft)"') +
    path(strip, '#24402f') +
    path(
      'M-210 20C-150-30-110 30-50-10S50-40 100-6S170 20 210-16L208 2C160 40 120 10 84 12S0 36-54 14S-150 46-206 40Z',
      '#3b6147',
    ) +
    line('M-190 28C-150 0-110 46-50 12S50-18 96 12S160 40 196 10', '#86a58b', 5, 0.7) +
    line('M-160 52l20-6M-70 36l22 2M30 34l20-8M120 38l22 6', '#cfdccb', 4, 0.5)
  );
}

/** A dried mushroom cap, about 150 wide. */
export function driedMushroom(): string {
  return (
    shadow(10, 30, 78, 36, 0.34) +
    path('M-76 10C-80-44-36-66 2-66S80-44 76 10C60 34-60 34-76 10Z', '#5f3a20') +
    path('M-60 0C-58-40-24-54 2-54C-20-30-24 0-14 22C-40 22-56 16-60 0Z', '#7d5130') +
    line('M-30-40L-8-16L-26 8M10-54L24-26L8-4L30 14M44-40L40-12L58 6', '#d9b88a', 6)
  );
}

/** A wooden tub of rice with a paddle in it; about 900 wide. */
export function riceTub(grains: string): string {
  const staves = Array.from({ length: 13 }, (_, index) => {
    const x = -400 + index * 66;
    const top = Math.sqrt(Math.max(0, 1 - (x / 432) ** 2)) * 150;
    return line(`M${x} ${n(top)}L${n(x * 0.95)} ${n(top + 150)}`, '#9c6636', 4, 0.6);
  }).join('');
  return (
    groundShadow(40, 190, 430, 170, 0.36) +
    path('M-440 0L-416 150A416 158 0 0 0 416 150L440 0Z', '#c98f58') +
    path('M120 158L128 302A416 158 0 0 0 416 150L440 0Z', '#a06a39', 'opacity=".6"') +
    staves +
    line('M-432 62A428 160 0 0 0 432 62', '#d8a441', 16) +
    line('M-432 55A428 160 0 0 0 200 204', '#f6d68c', 4, 0.9) +
    line('M-420 132A416 158 0 0 0 420 132', '#d8a441', 14) +
    oval(0, 0, 440, 166, '#e0b07a') +
    oval(0, 6, 412, 146, '#8f5c2e') +
    oval(0, 18, 400, 132, '#dccbaa') +
    grains +
    line('M-424-24C-396-100-230-152-60-160', '#f8dcae', 7, 0.8)
  );
}

/** A flat rice paddle, its blade to the lower left. */
export function paddle(): string {
  const wood =
    'M-180 84C-214 60-200 10-150-14C-96-40-50-40-20-26L260-150C280-158 294-132 276-120L4 6C-2 40-40 74-86 92C-124 106-160 100-180 84Z';
  return (
    path(wood, '#3a1d08', 'opacity=".3" transform="translate(10 22)"') +
    path(wood, '#dca870') +
    path(
      'M-180 84C-214 60-200 10-150-14C-96-40-50-40-20-26L-8-32C-80-8-130 30-150 92C-162 92-172 90-180 84Z',
      '#f0c896',
    ) +
    line('M-120 50C-80 20-20-10 40-36M60-46L250-130', '#a9743f', 4, 0.6)
  );
}

/** A dish of soy sauce with a touch of wasabi on its rim, from above; about 300 wide. */
export function soyDish(): string {
  return (
    shadow(16, 34, 152, 96, 0.36) +
    oval(0, 16, 150, 96, '#1a2f42') +
    oval(0, 0, 150, 96, '#3d6080') +
    oval(0, 4, 132, 80, '#2d4a63') +
    oval(0, 12, 118, 66, '#2a120a') +
    path('M-100 6C-84-30-30-48 20-46C-20-30-60 0-84 36C-94 28-102 18-100 6Z', '#5d2a14', 'opacity=".9"') +
    oval(40, 34, 40, 12, '#4a1f0e', 'opacity=".9"') +
    line('M-126-30C-104-66-54-86 0-88', '#cfe0ea', 6, 0.8) +
    place(
      104,
      -54,
      path('M-34 14C-36-4-20-10-14-20C-6-30 10-28 14-18C18-8 34-2 34 14C28 26-28 26-34 14Z', '#93b75a') +
        path('M-14-20C-6-30 8-28 14-18C18-8 32-2 32 10C18 0 4-2 2-12Z', '#b4d07c'),
    )
  );
}

/** A glass bottle of soy sauce with a red cap; its foot at y 170. */
export function soyBottle(): string {
  const glass =
    'M-24-130C-24-90-74-70-84 20C-92 90-84 150-70 166C-40 182 40 182 70 166C84 150 92 90 84 20C74-70 24-90 24-130Z';
  return (
    shadow(26, 160, 96, 30, 0.36) +
    path(glass, '#3b1a0e') +
    path(
      'M-24-130C-24-90-74-70-84 20C-92 90-84 150-70 166C-56 172-40 176-24 177C-60 120-60 20-20-50C-8-80-8-110-10-130Z',
      '#6b3016',
      'opacity=".85"',
    ) +
    path('M-34-122H34L42-156C42-172-42-172-42-156Z', '#bf3a1b') +
    path('M-42-156C-70-150-84-160-92-170C-74-178-56-176-38-170Z', '#a52f13') +
    oval(0, -160, 42, 12, '#d9583a') +
    path('M-66 40C-40 52 40 52 66 40V110C40 124-40 124-66 110Z', '#f6efe0') +
    line('M-30 82q14-24 28 0M4 83q14-24 28 0', '#bf3a1b', 5) +
    line('M-62-10C-56-40-44-60-32-76M-70 128C-68 140-64 148-60 152', '#fff', 8, 0.7)
  );
}
