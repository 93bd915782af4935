import type { Brush } from '../brush.ts';
import { celadon, coral, detail, kelp, onTray, petal, type Scene } from '../scene.ts';
import { halfYuzu, matchaLatte, sodaBottle, sodaGlass } from '../shapes/glasses.ts';
import { leaf } from '../shapes/mochi.ts';
import { board, creamGlaze, plate, slateGlaze } from '../shapes/plate.ts';
import { sakeCup, sakeFlask, teaCup, teapot } from '../shapes/vessels.ts';
import { line, n, oval, place } from '../svg.ts';

/** Loose leaves of green tea. */
export function teaLeaves(brush: Brush, x: number, y: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [dx, dy, turn] = [
      brush.random.between(-60, 60),
      brush.random.between(-26, 26),
      brush.random.between(-1.2, 1.2),
    ];
    return line(
      `M${n(x + dx)} ${n(y + dy)}q${n(Math.cos(turn) * 10)} ${n(Math.sin(turn) * 10 - 4)} ${n(Math.cos(turn) * 26)} ${n(Math.sin(turn) * 26)}`,
      brush.random.pick(['#2f5a33', '#3f7a3c', '#264a2b']),
      6,
    );
  }).join('');
}

const sencha: Scene = {
  title: 'Sencha',
  tray: kelp,
  draw: (brush) =>
    board(400, 462, 700, 420) +
    place(362, 380, teapot(), 0, 0.96) +
    place(216, 528, teaCup('#2d4a63', '#3d6080'), 0, 0.9) +
    place(424, 556, teaCup('#e8d5b0', '#f7ead0'), 0, 0.9) +
    teaLeaves(brush, 600, 590, 26),
};

const latte: Scene = {
  title: 'Iced matcha latte',
  tray: petal,
  draw: (brush) =>
    plate(400, 620, 232, 92, creamGlaze) +
    place(400, 396, matchaLatte(brush), 0, 1.06) +
    place(596, 640, leaf, -10, 0.4),
};

const soda: Scene = {
  title: 'Yuzu soda',
  tray: celadon,
  draw: (brush) =>
    oval(400, 646, 320, 86, '#a9c3b3', 'opacity=".7"') +
    place(312, 388, sodaBottle(), 0, 1.06) +
    place(520, 502, sodaGlass(brush), 0, 1.16) +
    place(202, 646, halfYuzu(), 0, 0.94) +
    place(398, 690, leaf, 8, 0.34),
};

const sake: Scene = {
  title: 'Junmai sake',
  tray: coral,
  draw: () =>
    plate(400, 596, 322, 132, slateGlaze) +
    place(352, 352, sakeFlask(), 0, 1.06) +
    place(534, 560, sakeCup(), 0, 1.06) +
    place(210, 606, sakeCup(), 0, 0.96),
};

export const drinkScenes: Readonly<Record<string, Scene>> = {
  'products/sencha': sencha,
  'products/sencha-close': detail(sencha, 110, 400, 340),
  'products/sencha-morning': onTray(sencha, celadon),
  'products/iced-matcha-latte': latte,
  'products/yuzu-soda': soda,
  'products/junmai-sake': sake,
};
