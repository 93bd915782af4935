import type { Brush } from '../brush.ts';
import { clip, line, n, oval, path, shadow, slabShadow } from '../svg.ts';

/** A long knife for slicing fish, its point to the left; about 860 long. */
export function knife(): string {
  return (
    path(
      'M-470 16C-330-34-120-42 120-42V34L-440 34Z',
      '#0c1512',
      'opacity=".34" transform="translate(14 28)" filter="url(#soft)"',
    ) +
    path(
      'M110-38H380C400-38 408-26 408-10V4C408 22 398 30 380 30H110Z',
      '#0c1512',
      'opacity=".34" transform="translate(14 28)" filter="url(#soft)"',
    ) +
    path('M-470 20C-360-22-160-42 116-42V34H-440Z', 'url(#steel)') +
    path('M-470 20C-340 6-140-2 116-4V34H-440Z', '#eef2ef') +
    line('M-452 21C-330 8-140 0 112-2', '#8a9892', 3, 0.8) +
    line('M-300-12C-180-30-40-36 100-37', '#fff', 5, 0.9) +
    path('M108-42H152V32H108Z', '#1b2422') +
    path('M150-40H382C400-40 410-28 410-10V2C410 20 400 30 382 30H150Z', '#dca870') +
    path('M150-2H410C410 20 400 30 382 30H150Z', '#b77f48') +
    line('M172-28H376', '#f6d9ae', 5, 0.9)
  );
}

/** A block of salmon, cut at its right side; about 480 wide. */
export function salmonBlock(brush: Brush): string {
  const top =
    'M-250-20C-220-76-60-104 90-100C150-98 190-92 210-80L170 0C60-10-120 0-220 40C-244 30-258 0-250-20Z';
  const front = 'M-220 40C-120 0 60-10 170 0L172 84C60 76-120 84-206 112C-222 96-228 66-220 40Z';
  const cut = 'M210-80L170 0L172 84C196 60 218 20 224-20C224-46 220-66 210-80Z';
  const bands = Array.from({ length: 10 }, (_, index) => {
    const x = -230 + index * 46;
    return line(
      `M${x}-110C${x + 34}-70 ${x - 6}-30 ${x + 10} 20C${x + 16} 50 ${x} 80 ${x + 8} 124`,
      '#ffd9c4',
      index % 2 === 0 ? 11 : 7,
      0.92,
    );
  }).join('');
  return (
    shadow(10, 92, 250, 44, 0.4) +
    path(top, '#ff9468') +
    path(front, '#ee6a40') +
    clip(brush.id(), path(top, '#000') + path(front, '#000'), bands) +
    path(cut, '#f67d50') +
    line('M200-52C188-20 186 20 182 56M212-30C204 0 200 26 194 44', '#ffd9c4', 6, 0.9) +
    line('M-214-38C-160-72-40-86 80-84', '#fff', 7, 0.6)
  );
}

/** A whole yellowtail, its head to the left; about 900 long. */
export function wholeFish(brush: Brush): string {
  const body =
    'M-400 10C-370-50-270-120-120-132C60-144 220-90 330-30L440-110C452-60 420-20 396 4C424 30 462 70 452 122L326 40C220 100 60 148-110 136C-260 124-370 72-400 10Z';
  const scales = Array.from({ length: 90 }, () => {
    const [x, y] = [brush.random.between(-200, 320), brush.random.between(-90, 10)];
    return line(`M${n(x)} ${n(y)}q10 7 0 15`, '#9db7c4', 3, 0.5);
  }).join('');
  return (
    path(body, '#0c1512', 'opacity=".36" transform="translate(16 40)" filter="url(#soft)"') +
    path('M-90-128C-40-190 90-190 150-112L120-96H-80Z', '#3a5a70') +
    path('M-80 128C-40 176 20 182 50 166L40 120Z', '#caa93c') +
    path(body, '#e9eff0') +
    clip(
      brush.id(),
      path(body, '#000'),
      path('M-420 0C-300-30 60-60 460-20V-160H-420Z', '#3f6580') +
        path('M-420-40C-300-80 60-110 460-60V-160H-420Z', '#2d4a63') +
        path('M-420 4C-300-26 60-52 460-14V14C60-20-300 6-420 34Z', '#e2bb3f') +
        scales +
        path('M-420 90C-200 130 100 120 460 60V200H-420Z', '#c3d0d2', 'opacity=".8"') +
        line('M330-30L430-86M336-10L424-30M336 14L424 60M330 34L436 104', '#9b8127', 5, 0.6),
    ) +
    line('M-236-104C-196-60-192 60-232 108', '#27445a', 7, 0.75) +
    line('M-216-92C-180-50-178 50-210 98', '#fff', 4, 0.5) +
    path('M-170 30C-130 14-70 30-50 62C-90 74-150 62-170 30Z', '#caa93c') +
    line('M-156 34L-70 58M-150 42L-96 64', '#8f7722', 4) +
    oval(-316, -14, 25, 25, '#f6f2e6') +
    oval(-316, -14, 15, 15, '#16201d') +
    oval(-321, -20, 5, 5, '#fff') +
    line('M-398 12C-372 24-350 28-330 24', '#27445a', 6) +
    line('M-290-84C-190-118-60-126 60-118', '#8fb0c4', 8, 0.7)
  );
}

/** A bed of crushed ice on a tray; about 1100 wide. */
export function iceBed(brush: Brush): string {
  const lumps = Array.from({ length: 190 }, () => {
    const [x, y] = [brush.random.between(-510, 510), brush.random.between(-180, 190)];
    const fill = brush.random.pick(['#ffffff', '#e8f1f2', '#d3e3e6', '#f4fafa']);
    const size = brush.random.between(0.7, 1.6);
    return `<path d="M-22-6L-8-20L14-16L24 0L10 16L-14 14Z" fill="${fill}" opacity=".9" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(brush.random.between(0, 180))}) scale(${n(size)})"/>`;
  }).join('');
  const tray = (grow: number, dy: number, fill: string): string =>
    `<rect x="${-560 - grow}" y="${-226 - grow + dy}" width="${1120 + 2 * grow}" height="${450 + 2 * grow}" rx="${70 + grow}" fill="${fill}"/>`;
  return (
    slabShadow(-540, -170, 1130, 470, 80, 0.34) +
    tray(20, 24, '#1a2f42') +
    tray(20, 0, '#3d6080') +
    tray(0, 4, '#c5d8dc') +
    clip(brush.id(), tray(-6, 4, '#000'), lumps)
  );
}
