import type { Brush } from '../brush.ts';
import { celadon, coral, detail, gold, kelp, onTray, petal, sand, type Scene, type Tray } from '../scene.ts';
import { chopsticks, gari, shiso, wasabi } from '../shapes/garnish.ts';
import {
  cucumberFilling,
  gardenFilling,
  maki,
  radishFilling,
  tunaFilling,
  type Filling,
} from '../shapes/maki.ts';
import {
  board,
  creamGlaze,
  indigoGlaze,
  mistGlaze,
  plate,
  sandGlaze,
  slateGlaze,
  type Glaze,
} from '../shapes/plate.ts';
import {
  avocadoTemaki,
  salmonTemaki,
  spicyTunaTemaki,
  temaki,
  tempuraTemaki,
  type TemakiFilling,
} from '../shapes/temaki.ts';
import { groundShadow, place } from '../svg.ts';

type Spots = readonly (readonly [x: number, y: number])[];

const five: Spots = [
  [300, 352],
  [492, 352],
  [204, 462],
  [398, 462],
  [592, 462],
];
const sixInRows: Spots = [
  [236, 316],
  [400, 316],
  [564, 316],
  [236, 462],
  [400, 462],
  [564, 462],
];

function rolls(brush: Brush, spots: Spots, radius: number, height: number, filling: Filling): string {
  return spots.map(([x, y]) => place(x, y, maki(brush, radius, height, filling))).join('');
}

const tuna: Scene = {
  title: 'Tuna hosomaki',
  tray: sand,
  draw: (brush) =>
    plate(400, 470, 342, 234, creamGlaze) +
    chopsticks(86, 250, -9, 620) +
    rolls(brush, five, 92, 76, tunaFilling) +
    gari(298, 628, 0.8, 8) +
    wasabi(520, 622, 0.8),
};

const tunaRow: Scene = {
  title: 'Tuna hosomaki on a board',
  tray: celadon,
  draw: (brush) =>
    board(400, 450, 640, 400) +
    rolls(brush, sixInRows, 78, 70, tunaFilling) +
    wasabi(170, 616, 0.56) +
    gari(628, 612, 0.56, 10),
};

const cucumber: Scene = {
  title: 'Cucumber hosomaki',
  tray: celadon,
  draw: (brush) =>
    plate(400, 470, 342, 234, slateGlaze) +
    rolls(brush, five, 92, 76, cucumberFilling) +
    gari(300, 630, 0.78, 8) +
    wasabi(508, 628, 0.74),
};

const radish: Scene = {
  title: 'Pickled radish hosomaki',
  tray: coral,
  draw: (brush) =>
    plate(400, 470, 342, 234, mistGlaze) +
    shiso(400, 300, 0.5, -24) +
    rolls(brush, five, 92, 76, radishFilling) +
    wasabi(404, 634, 0.74),
};

const futomaki: Scene = {
  title: 'Garden futomaki',
  tray: petal,
  draw: (brush) =>
    plate(400, 470, 342, 234, indigoGlaze) +
    rolls(
      brush,
      [
        [278, 352],
        [522, 352],
        [400, 486],
      ],
      124,
      74,
      gardenFilling,
    ) +
    gari(622, 548, 0.72, 8) +
    wasabi(182, 544, 0.72),
};

export const makiScenes: Readonly<Record<string, Scene>> = {
  'products/tuna-hosomaki': tuna,
  'products/tuna-hosomaki-close': detail(tuna, 150, 270, 340),
  'products/tuna-hosomaki-row': tunaRow,
  'products/cucumber-hosomaki': cucumber,
  'products/pickled-radish-hosomaki': radish,
  'products/futomaki': futomaki,
};

function onPlate(title: string, tray: Tray, glaze: Glaze, filling: TemakiFilling): Scene {
  return {
    title,
    tray,
    draw: (brush) =>
      plate(400, 520, 336, 214, glaze) +
      place(440, 600, groundShadow(0, 0, 200, 72, 0.34, 'warm'), -24) +
      place(404, 440, temaki(brush, filling), 17) +
      wasabi(610, 560, 0.75) +
      gari(184, 530, 0.72, -8),
  };
}

const salmon = onPlate('Salmon temaki', gold, creamGlaze, salmonTemaki);

export const temakiScenes: Readonly<Record<string, Scene>> = {
  'products/salmon-temaki': salmon,
  'products/salmon-temaki-close': detail(salmon, 270, 20, 380),
  'products/salmon-temaki-evening': onTray(salmon, kelp),
  'products/spicy-tuna-temaki': onPlate('Spicy tuna temaki', celadon, mistGlaze, spicyTunaTemaki),
  'products/tempura-prawn-temaki': onPlate('Tempura prawn temaki', coral, slateGlaze, tempuraTemaki),
  'products/avocado-temaki': onPlate('Avocado temaki', petal, sandGlaze, avocadoTemaki),
};
