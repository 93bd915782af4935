import { celadon, type Scene } from '../scene.ts';
import { gari, wasabi } from '../shapes/garnish.ts';
import { nigiri, salmonTopping } from '../shapes/nigiri.ts';
import { kelpGlaze, plate } from '../shapes/plate.ts';
import { boat, houses, land, park, pin, shopWaves, street, tree, water, waves } from '../shapes/town-map.ts';
import { line, path, place } from '../svg.ts';

/** The dish stands at the right; the left half is for words. */
export const hero: Scene = {
  title: 'Salmon nigiri',
  tray: celadon,
  box: [-800, 0, 1680, 800],
  sun: [400, 400, 372],
  draw: (brush) =>
    plate(400, 452, 338, 232, kelpGlaze) +
    gari(222, 392, 0.86, -12) +
    wasabi(596, 572, 0.9) +
    place(432, 366, nigiri(brush, salmonTopping), -16, 0.98) +
    place(380, 536, nigiri(brush, salmonTopping), -16, 0.98),
};

const sign = (size: number, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="#bf3a1b"/>${shopWaves}</svg>`;

export const logo: string = sign(80, 11);
export const favicon: string = sign(32, 9);

/** Overlapping waves, to be repeated; for places where something is absent. */
export const seigaiha: string =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><g fill="none" stroke="#8fa79b" stroke-opacity=".34" stroke-width="1.5"><circle cx="32" cy="32" r="30"/><circle cx="32" cy="32" r="21"/><circle cx="32" cy="32" r="12"/></g></svg>';

const landTray = { ground: land, sun: land };

const harbor: Scene = {
  title: 'Map of Umi Harbor',
  tray: landTray,
  box: [0, 0, 1200, 800],
  draw: () =>
    path('M0 520C160 500 240 560 380 540C520 520 560 590 700 570C860 548 960 470 1200 500V800H0Z', water) +
    line('M0 520C160 500 240 560 380 540C520 520 560 590 700 570C860 548 960 470 1200 500', '#d9c49a', 16) +
    path('M860 0H1200V190C1110 240 960 220 890 150C856 110 850 50 860 0Z', park) +
    street('M0 430C200 410 300 470 470 446C640 420 760 480 900 430S1120 380 1200 396', 38) +
    street('M210 0C220 150 190 280 214 430', 26) +
    street('M520 0C500 140 540 280 520 440', 30) +
    street('M800 0C790 150 810 300 790 450', 26) +
    street('M0 220C220 200 380 240 520 214S760 200 1200 300', 26) +
    houses([
      [40, 40, 130, 130, 0],
      [256, 36, 104, 138, 0],
      [384, 40, 104, 132, 0],
      [560, 36, 100, 130, 0],
      [686, 40, 88, 120, 0],
      [40, 262, 134, 110, -2],
      [256, 272, 220, 112, 3],
      [566, 262, 190, 110, -2],
      [850, 300, 130, 70, 8],
      [1030, 330, 120, 36, 4],
    ]) +
    [
      [930, 60, 30],
      [1010, 110, 36],
      [1090, 60, 32],
      [1130, 150, 28],
      [970, 160, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => tree(x, y, r))
      .join('') +
    ['M300 540V680', 'M470 530V730', 'M980 500V660']
      .map((d) => line(d, '#a9794a', 34) + line(d, '#d3a873', 24))
      .join('') +
    boat(370, 620, -8, '#f6f2e6') +
    boat(400, 690, 176, '#e8b95c') +
    boat(556, 660, 10, '#efb79d') +
    boat(1070, 600, -6, '#f6f2e6') +
    waves([
      [90, 640],
      [180, 740],
      [640, 740],
      [760, 650],
      [860, 740],
      [1100, 720],
    ]) +
    pin(620, 452),
};

const garden: Scene = {
  title: 'Map of Umi Garden',
  tray: landTray,
  box: [0, 0, 1200, 800],
  draw: () =>
    path('M420 0H900C920 120 880 260 800 330C700 410 500 400 440 300C400 220 400 100 420 0Z', park) +
    path('M560 90C640 60 760 80 770 150C780 220 690 260 620 240C540 230 500 120 560 90Z', water) +
    line('M450 40C520 140 480 260 560 320S760 300 840 240', '#f4ead6', 12) +
    waves([
      [600, 150],
      [670, 190],
    ]) +
    street('M0 500C240 470 420 520 640 480S1000 450 1200 500', 38) +
    street('M360 0C340 200 380 340 350 500C340 620 370 700 360 800', 28) +
    street('M960 0C940 160 980 300 950 470C940 600 970 700 960 800', 28) +
    street('M0 250C120 240 240 260 350 250', 24) +
    street('M0 680C300 650 660 700 1200 660', 26) +
    houses([
      [40, 50, 130, 150, 0],
      [200, 46, 120, 150, 0],
      [40, 300, 120, 130, 0],
      [190, 300, 130, 120, 2],
      [1010, 50, 150, 160, 0],
      [1010, 260, 150, 160, 2],
      [40, 540, 130, 90, -2],
      [200, 536, 120, 96, 0],
      [420, 540, 150, 100, 2],
      [800, 530, 120, 90, -3],
      [1010, 544, 150, 80, 2],
      [60, 720, 250, 60, -2],
      [420, 726, 220, 60, 1],
      [680, 728, 230, 54, 0],
      [1010, 712, 150, 70, 0],
    ]) +
    [
      [470, 80, 34],
      [520, 200, 30],
      [460, 180, 26],
      [600, 320, 34],
      [700, 330, 30],
      [820, 190, 36],
      [850, 90, 32],
      [790, 50, 28],
      [880, 30, 24],
      [680, 40, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => tree(x, y, r))
      .join('') +
    pin(660, 486),
};

export const branchScenes: Readonly<Record<string, Scene>> = {
  'branches/harbor': harbor,
  'branches/garden': garden,
};
