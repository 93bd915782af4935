import type { Brush } from '../brush.ts';
import { celadon, coral, detail, gold, kelp, onTray, petal, sand, type Scene } from '../scene.ts';
import { gari, shiso, wasabi } from '../shapes/garnish.ts';
import type { Filling } from '../shapes/maki.ts';
import { board, creamGlaze, kelpGlaze, longPlate, mistGlaze, plate, slateGlaze } from '../shapes/plate.ts';
import { crabFilling, gardenGreens, spicyTunaFilling, tempuraFilling } from '../shapes/uramaki-fillings.ts';
import {
  chiliSwirl,
  chiveCoating,
  crumbCoating,
  dragonScales,
  roeCoating,
  sesameCoating,
  type Coating,
  uramaki,
} from '../shapes/uramaki.ts';
import { place } from '../svg.ts';

const spots = [
  [276, 362],
  [524, 362],
  [400, 500],
] as const;

function three(brush: Brush, filling: Filling, coating: Coating, top = ''): string {
  return spots.map(([x, y]) => place(x, y, uramaki(brush, 120, 88, filling, coating) + top)).join('');
}

const california: Scene = {
  title: 'California uramaki',
  tray: coral,
  draw: (brush) =>
    plate(400, 470, 342, 234, slateGlaze) +
    wasabi(190, 540, 0.9) +
    gari(610, 552, 0.9, 14) +
    three(brush, crabFilling, roeCoating),
};

const spicyTuna: Scene = {
  title: 'Spicy tuna uramaki',
  tray: gold,
  draw: (brush) =>
    plate(400, 470, 342, 234, creamGlaze) +
    gari(190, 550, 0.84, -8) +
    wasabi(612, 552, 0.8) +
    three(brush, spicyTunaFilling, sesameCoating, chiliSwirl(120)),
};

const tempura: Scene = {
  title: 'Tempura prawn uramaki',
  tray: celadon,
  draw: (brush) =>
    plate(400, 470, 342, 234, kelpGlaze) +
    gari(190, 550, 0.84, -8) +
    wasabi(612, 552, 0.8) +
    three(brush, tempuraFilling, crumbCoating),
};

const green: Scene = {
  title: 'Green garden uramaki',
  tray: petal,
  draw: (brush) =>
    plate(400, 470, 342, 234, mistGlaze) +
    shiso(192, 540, 0.42, -40) +
    gari(612, 552, 0.84, 10) +
    three(brush, gardenGreens, chiveCoating),
};

function dragonRow(brush: Brush): string {
  const along = [
    [602, 342],
    [506, 380],
    [410, 418],
    [314, 456],
    [218, 494],
  ] as const;
  return along
    .map(([x, y]) =>
      place(x, y, uramaki(brush, 104, 72, tempuraFilling, sesameCoating) + dragonScales(brush, 104)),
    )
    .join('');
}

const dragon: Scene = {
  title: 'Dragon uramaki',
  tray: sand,
  draw: (brush) =>
    longPlate(400, 450, 700, 430, slateGlaze) +
    gari(226, 340, 0.74, -10) +
    wasabi(580, 584, 0.84) +
    dragonRow(brush),
};

const dragonBoard: Scene = {
  title: 'Dragon uramaki on a board',
  tray: celadon,
  draw: (brush) =>
    board(400, 446, 700, 440) +
    (
      [
        [216, 326],
        [400, 326],
        [584, 326],
        [216, 486],
        [400, 486],
        [584, 486],
      ] as const
    )
      .map(([x, y]) =>
        place(x, y, uramaki(brush, 86, 62, tempuraFilling, sesameCoating) + dragonScales(brush, 86)),
      )
      .join('') +
    wasabi(308, 636, 0.44) +
    gari(492, 634, 0.46, 10),
};

export const uramakiScenes: Readonly<Record<string, Scene>> = {
  'products/california-uramaki': california,
  'products/california-uramaki-close': detail(california, 160, 270, 340),
  'products/california-uramaki-evening': onTray(california, kelp),
  'products/spicy-tuna-uramaki': spicyTuna,
  'products/dragon-uramaki': dragon,
  'products/dragon-uramaki-close': detail(dragon, 230, 290, 340),
  'products/dragon-uramaki-board': dragonBoard,
  'products/tempura-prawn-uramaki': tempura,
  'products/green-garden-uramaki': green,
};
