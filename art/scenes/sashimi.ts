import type { Brush } from '../brush.ts';
import { celadon, coral, detail, kelp, onTray, petal, sand, type Scene } from '../scene.ts';
import { chili, gari, lemon, shiso, wasabi } from '../shapes/garnish.ts';
import { board, creamGlaze, indigoGlaze, kelpGlaze, plate } from '../shapes/plate.ts';
import {
  leaning,
  petals,
  salmonFillet,
  scallopSlice,
  shreddedRadish,
  tunaFillet,
  yellowtailFillet,
} from '../shapes/sashimi.ts';
import { place } from '../svg.ts';

const salmon: Scene = {
  title: 'Salmon sashimi',
  tray: sand,
  draw: (brush) =>
    plate(400, 456, 340, 232, kelpGlaze) +
    shiso(560, 372, 0.66, -34) +
    shreddedRadish(brush, 376, 376, 196, 96) +
    leaning(brush, salmonFillet, [232, 400], [536, 512], 7, 1.16) +
    lemon(240, 556, 0.86, -8) +
    wasabi(330, 604, 0.66),
};

const tuna: Scene = {
  title: 'Tuna sashimi',
  tray: celadon,
  draw: (brush) =>
    plate(400, 456, 340, 232, creamGlaze) +
    shreddedRadish(brush, 420, 372, 196, 96) +
    shiso(226, 410, 0.6, -150) +
    leaning(brush, tunaFillet, [246, 488], [570, 424], 7, 1.14, -18) +
    wasabi(560, 576, 0.86) +
    gari(330, 602, 0.66, 6),
};

const yellowtail: Scene = {
  title: 'Yellowtail sashimi',
  tray: coral,
  draw: (brush) =>
    plate(400, 456, 342, 236, indigoGlaze) +
    place(400, 456, petals(brush, 216, 150, 9), 0, 1.2) +
    place(400, 448, shreddedRadish(brush, 0, 0, 62, 38)) +
    ring(brush) +
    wasabi(400, 440, 0.44),
};

function ring(brush: Brush): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 9 - Math.PI / 2 + 0.2;
    return chili(
      400 + Math.cos(angle) * 202,
      456 + Math.sin(angle) * 136,
      0.9,
      brush.random.between(-30, 30),
      '#4f8f3a',
      '#d4e8a4',
    );
  }).join('');
}

const selection: Scene = {
  title: 'Sashimi selection for two',
  tray: petal,
  draw: (brush) =>
    board(400, 444, 720, 470) +
    shreddedRadish(brush, 206, 310, 120, 54) +
    shreddedRadish(brush, 590, 310, 120, 54) +
    shiso(424, 300, 0.4, -70) +
    leaning(brush, salmonFillet, [126, 340], [310, 362], 5, 0.92) +
    leaning(brush, tunaFillet, [492, 352], [668, 340], 5, 0.92, -16) +
    shiso(266, 500, 0.44, 160) +
    leaning(brush, yellowtailFillet, [136, 548], [292, 568], 4, 0.92) +
    (
      [
        [512, 526],
        [600, 500],
        [560, 584],
        [652, 558],
      ] as const
    )
      .map(([x, y]) => scallopSlice(x, y, 0.98))
      .join('') +
    lemon(414, 470, 0.72, -6) +
    wasabi(410, 596, 0.66) +
    gari(416, 378, 0.5, 8),
};

export const sashimiScenes: Readonly<Record<string, Scene>> = {
  'products/salmon-sashimi': salmon,
  'products/tuna-sashimi': tuna,
  'products/yellowtail-sashimi': yellowtail,
  'products/sashimi-selection': selection,
  'products/sashimi-selection-close': detail(selection, 60, 230, 360),
  'products/sashimi-selection-corner': detail(selection, 400, 400, 330),
  'products/sashimi-selection-evening': onTray(selection, kelp),
};
