import { celadon, coral, detail, gold, onTray, petal, sand, type Scene } from '../scene.ts';
import { sesameOver } from '../shapes/grains.ts';
import { leaf, matchaTones, mochi, plainTones, strawberryMochi } from '../shapes/mochi.ts';
import { blossom, dango, dorayaki, scoop } from '../shapes/pastry.ts';
import { creamGlaze, kelpGlaze, mistGlaze, plate } from '../shapes/plate.ts';
import { line, oval, path, place, shadow } from '../svg.ts';

const trio: Scene = {
  title: 'Mochi',
  tray: petal,
  draw: (brush) =>
    plate(400, 470, 342, 230, mistGlaze) +
    place(250, 430, leaf, -24) +
    place(276, 384, mochi(brush, plainTones)) +
    place(520, 392, mochi(brush, matchaTones), 0, 1.02) +
    place(404, 540, strawberryMochi(brush)),
};

const matcha: Scene = {
  title: 'Matcha mochi',
  tray: sand,
  draw: (brush) =>
    plate(400, 460, 300, 204, kelpGlaze) +
    place(380, 476, leaf, -14, 1.22) +
    place(404, 420, mochi(brush, matchaTones), 0, 1.3) +
    sesameOver(brush, 404, 560, 150, 22, 10),
};

const pancakes: Scene = {
  title: 'Dorayaki',
  tray: celadon,
  draw: (brush) =>
    plate(400, 480, 336, 226, kelpGlaze) +
    place(196, 486, leaf, 20, 0.7) +
    place(424, 480, dorayaki(brush), 0, 1.08) +
    place(394, 356, dorayaki(brush), -5, 1.08),
};

const skewers: Scene = {
  title: 'Three-color dango',
  tray: coral,
  draw: (brush) =>
    plate(400, 464, 344, 232, creamGlaze) +
    (
      [
        [436, 352],
        [424, 464],
        [408, 576],
      ] as const
    )
      .map(([x, y]) => place(x, y, dango(brush), -10, 0.94))
      .join('') +
    place(618, 560, blossom(0.8), 12) +
    place(206, 366, blossom(0.64), -20) +
    place(682, 200, blossom(0.5), 40) +
    place(134, 660, blossom(0.42), 0),
};

const dish =
  shadow(424, 690, 160, 46, 0.34) +
  path('M362 560H438L448 660Q500 668 504 690Q400 712 296 690Q300 668 352 660Z', '#dfeadf') +
  path('M406 560H438L448 660Q500 668 504 690Q470 700 430 702Q420 640 406 560Z', '#a9bfae') +
  path('M162 400C170 520 270 584 400 584S630 520 638 400Z', '#dfeadf') +
  path('M638 400C630 520 530 584 400 584C500 560 560 500 570 400Z', '#a9bfae') +
  oval(400, 400, 238, 92, '#f3f8f0') +
  oval(400, 404, 220, 78, '#b9ccbd');

const brittle =
  path('M0 0L44-190L120-152L96-60L62 18Z', '#5a2a12', 'opacity=".3" transform="translate(8 8)"') +
  path('M0 0L44-190L120-152L96-60L62 18Z', '#d98f2c') +
  path('M0 0L44-190L70-176L40 12Z', '#f0b457');

const iceCream: Scene = {
  title: 'Black sesame ice cream',
  tray: gold,
  draw: (brush) =>
    dish +
    place(466, 330, brittle, 8, 1.1) +
    sesameOver(brush, 550, 230, 40, 80, 26, '#fbe7b5', 5) +
    place(314, 352, scoop(brush), -4, 1.12) +
    place(470, 372, scoop(brush), 6, 1.12) +
    line('M196 452C216 500 262 536 316 554', '#fff', 9, 0.8) +
    path(
      'M160 404C176 446 270 494 400 494S624 446 640 404C626 420 600 436 570 446C500 470 300 470 230 446C200 436 174 420 160 404Z',
      '#f3f8f0',
    ),
};

export const sweetScenes: Readonly<Record<string, Scene>> = {
  'products/mochi-trio': trio,
  'products/mochi-trio-close': detail(trio, 240, 400, 320),
  'products/mochi-trio-matcha': matcha,
  'products/mochi-trio-morning': onTray(trio, celadon),
  'products/dorayaki': pancakes,
  'products/three-color-dango': skewers,
  'products/black-sesame-ice-cream': iceCream,
};
