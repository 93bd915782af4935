import type { Brush } from '../brush.ts';
import { celadon, coral, gold, kelp, petal, sand, type Scene, wide } from '../scene.ts';
import { iceBed, knife, salmonBlock, wholeFish } from '../shapes/fishmonger.ts';
import { chopsticks, gari, lemon, shiso, wasabi } from '../shapes/garnish.ts';
import { rice } from '../shapes/grains.ts';
import { maki, tunaFilling } from '../shapes/maki.ts';
import { leaf } from '../shapes/mochi.ts';
import { nigiri, salmonTopping, tunaTopping } from '../shapes/nigiri.ts';
import { driedMushroom, kombu, noriSheets, paddle, riceTub, soyBottle, soyDish } from '../shapes/pantry.ts';
import { blossom, dango } from '../shapes/pastry.ts';
import { board, creamGlaze, kelpGlaze, longPlate, mistGlaze, plate, slateGlaze } from '../shapes/plate.ts';
import { leaning, salmonFillet, scallopSlice } from '../shapes/sashimi.ts';
import { avocadoTemaki, salmonTemaki, spicyTunaTemaki, temaki } from '../shapes/temaki.ts';
import { teaCup, teapot } from '../shapes/vessels.ts';
import { place } from '../svg.ts';
import { miso } from './bowls-and-sides.ts';
import { teaLeaves } from './drinks.ts';

const soup = wide(
  'A soup that starts the day before',
  kelp,
  (brush) =>
    place(300, 660, kombu(), -16, 1.06) +
    place(250, 470, driedMushroom(), -8, 0.9) +
    place(396, 520, driedMushroom(), 12, 0.72) +
    place(420, 52, miso.draw(brush), 0, 1.06) +
    place(1330, 650, kombu(), 22, 0.86),
);

const nori = wide(
  'Why nori should crackle',
  sand,
  (brush) =>
    place(520, 470, noriSheets(brush), 0, 1.36) +
    place(1060, 440, maki(brush, 120, 100, tunaFilling)) +
    place(930, 590, maki(brush, 120, 100, tunaFilling)) +
    place(1190, 590, maki(brush, 120, 100, tunaFilling)) +
    gari(1400, 700, 0.8, 8) +
    wasabi(330, 720, 0.9),
);

const cones = wide(
  'Temaki at home',
  gold,
  (brush) =>
    longPlate(800, 560, 1280, 470, creamGlaze) +
    place(430, 500, temaki(brush, spicyTunaTemaki), 14, 0.92) +
    place(820, 480, temaki(brush, salmonTemaki), 14, 1) +
    place(1210, 500, temaki(brush, avocadoTemaki), 14, 0.92) +
    wasabi(1040, 700, 0.8) +
    gari(600, 690, 0.78, -8),
);

const tub = wide('The rice is the recipe', coral, (brush) => {
  const grains = rice(brush, {
    inside: (x, y) => (x / 388) ** 2 + ((y - 14) / 122) ** 2 < 1,
    box: [-400, -120, 400, 150],
    step: [24, 15],
    size: [14, 7],
  });
  return place(780, 420, riceTub(grains), 0, 1.12) + place(900, 380, paddle(), -6, 1.3);
});

const cutting = wide(
  'The knife does not push',
  celadon,
  (brush) =>
    board(800, 450, 1280, 540) +
    place(506, 376, salmonBlock(brush), -2, 1.2) +
    leaning(brush, salmonFillet, [880, 366], [1250, 396], 6, 1.24) +
    place(810, 606, knife(), -4, 1.12) +
    shiso(1376, 330, 0.42, -60),
);

const sauce = wide(
  'How much soy is enough',
  petal,
  (brush) =>
    longPlate(560, 520, 820, 460, mistGlaze) +
    place(620, 410, nigiri(brush, tunaTopping), -14, 0.98) +
    place(520, 580, nigiri(brush, salmonTopping), -14, 0.98) +
    gari(800, 620, 0.8, 8) +
    place(1170, 300, soyBottle(), 0, 1.12) +
    place(1200, 620, soyDish(), 0, 1.2) +
    chopsticks(1010, 800, -6, 480),
);

const catchOfTheDay = wide(
  'What the boats bring in winter',
  celadon,
  (brush) =>
    place(800, 480, iceBed(brush), 0, 1.06) +
    place(780, 440, wholeFish(brush), -5, 1.1) +
    [
      [1130, 610],
      [1216, 570],
      [1244, 648],
    ]
      .map(([x = 0, y = 0]) => scallopSlice(x, y, 1.1))
      .join('') +
    lemon(420, 640, 1.1, -8) +
    lemon(510, 662, 1, 10) +
    shiso(330, 340, 0.5, 20),
);

const pot = wide(
  'Seventy degrees',
  kelp,
  (brush) =>
    board(800, 500, 1180, 470) +
    place(700, 400, teapot(), 0, 1.22) +
    place(460, 590, teaCup('#2d4a63', '#3d6080'), 0, 1.04) +
    place(1130, 400, teaCup('#e8d5b0', '#f7ead0'), 0, 1.04) +
    plate(1160, 640, 130, 66, slateGlaze) +
    teaLeaves(brush, 1150, 628, 22) +
    teaLeaves(brush, 1170, 640, 22) +
    place(310, 420, leaf, -30, 0.5),
);

function skewers(brush: Brush): string {
  return (
    [
      [830, 350],
      [812, 478],
      [790, 606],
    ] as const
  )
    .map(([x, y]) => place(x, y, dango(brush), -8, 1.06))
    .join('');
}

const spring = wide(
  'Cherry season on the board',
  petal,
  (brush) =>
    longPlate(800, 480, 980, 480, kelpGlaze) +
    skewers(brush) +
    (
      [
        [1180, 330, 0.9, 10],
        [420, 640, 0.8, -20],
        [1370, 700, 0.7, 30],
        [200, 240, 0.7, 0],
        [1420, 220, 0.5, 50],
        [270, 760, 0.5, 16],
      ] as const
    )
      .map(([x, y, scale, turn]) => place(x, y, blossom(scale), turn))
      .join(''),
);

export const postScenes: Readonly<Record<string, Scene>> = {
  'posts/soup': soup,
  'posts/nori': nori,
  'posts/temaki': cones,
  'posts/rice': tub,
  'posts/knife': cutting,
  'posts/soy': sauce,
  'posts/winter-fish': catchOfTheDay,
  'posts/tea': pot,
  'posts/cherry-season': spring,
};
