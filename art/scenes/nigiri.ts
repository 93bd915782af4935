import type { Brush } from '../brush.ts';
import { celadon, coral, detail, gold, kelp, onTray, petal, sand, type Scene } from '../scene.ts';
import { gari, lemon, shiso, wasabi } from '../shapes/garnish.ts';
import {
  eelTopping,
  eggTopping,
  nigiri,
  prawnTopping,
  salmonTopping,
  scallopTopping,
  tunaTopping,
  type Topping,
} from '../shapes/nigiri.ts';
import { board, creamGlaze, indigoGlaze, kelpGlaze, mistGlaze, plate, sandGlaze } from '../shapes/plate.ts';
import { place } from '../svg.ts';

function pair(brush: Brush, topping: Topping): string {
  return (
    place(432, 366, nigiri(brush, topping), -16, 0.98) + place(380, 536, nigiri(brush, topping), -16, 0.98)
  );
}

const salmon: Scene = {
  title: 'Salmon nigiri',
  tray: celadon,
  draw: (brush) =>
    plate(400, 452, 338, 232, kelpGlaze) +
    gari(222, 392, 0.86, -12) +
    wasabi(596, 572, 0.9) +
    pair(brush, salmonTopping),
};

const single: Scene = {
  title: 'One salmon nigiri',
  tray: sand,
  draw: (brush) =>
    plate(400, 456, 316, 214, creamGlaze) +
    shiso(568, 520, 0.56, -16) +
    place(412, 424, nigiri(brush, salmonTopping), -12, 1.06) +
    wasabi(292, 574, 0.74),
};

const tuna: Scene = {
  title: 'Tuna nigiri',
  tray: sand,
  draw: (brush) =>
    plate(400, 452, 338, 232, mistGlaze) +
    wasabi(214, 400, 0.86) +
    gari(594, 574, 0.84, 10) +
    pair(brush, tunaTopping),
};

const prawn: Scene = {
  title: 'Prawn nigiri',
  tray: kelp,
  draw: (brush) =>
    plate(400, 452, 338, 232, sandGlaze) +
    shiso(206, 410, 0.42, -60) +
    pair(brush, prawnTopping) +
    wasabi(604, 590, 0.72),
};

const eel: Scene = {
  title: 'Eel nigiri',
  tray: gold,
  draw: (brush) =>
    plate(400, 452, 338, 232, creamGlaze) + gari(212, 396, 0.84, -12) + pair(brush, eelTopping),
};

const egg: Scene = {
  title: 'Egg nigiri',
  tray: coral,
  draw: (brush) => plate(400, 452, 338, 232, indigoGlaze) + gari(604, 580, 0.8, 8) + pair(brush, eggTopping),
};

const scallop: Scene = {
  title: 'Scallop nigiri',
  tray: petal,
  draw: (brush) =>
    plate(400, 452, 338, 232, kelpGlaze) +
    lemon(208, 400, 0.9, -8) +
    pair(brush, scallopTopping) +
    wasabi(604, 580, 0.66),
};

const rows: readonly (readonly [x: number, y: number, topping: Topping])[] = [
  [192, 350, salmonTopping],
  [402, 350, tunaTopping],
  [596, 350, prawnTopping],
  [192, 536, eelTopping],
  [402, 536, eggTopping],
  [612, 536, scallopTopping],
];

const selection: Scene = {
  title: 'Nigiri selection',
  tray: celadon,
  draw: (brush) =>
    board(400, 442, 716, 440) +
    rows.map(([x, y, topping]) => place(x, y, nigiri(brush, topping), -30, 0.52)).join('') +
    gari(300, 624, 0.48, -8) +
    wasabi(506, 626, 0.46),
};

export const nigiriScenes: Readonly<Record<string, Scene>> = {
  'products/salmon-nigiri': salmon,
  'products/salmon-nigiri-close': detail(salmon, 150, 300, 380),
  'products/salmon-nigiri-single': single,
  'products/salmon-nigiri-rice': detail(salmon, 330, 400, 300),
  'products/tuna-nigiri': tuna,
  'products/tuna-nigiri-close': detail(tuna, 200, 230, 380),
  'products/tuna-nigiri-evening': onTray(tuna, kelp),
  'products/prawn-nigiri': prawn,
  'products/eel-nigiri': eel,
  'products/egg-nigiri': egg,
  'products/scallop-nigiri': scallop,
  'products/nigiri-selection': selection,
  'products/nigiri-selection-close': detail(selection, 120, 200, 400),
  'products/nigiri-selection-corner': detail(selection, 330, 330, 400),
};
