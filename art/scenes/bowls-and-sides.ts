import { celadon, coral, detail, gold, kelp, onTray, petal, sand, type Scene } from '../scene.ts';
import { blackLacquer, blueGlaze, bowl, creamBowl, greenBowl, redLacquer, steam } from '../shapes/bowl.ts';
import { podBed, podHeap } from '../shapes/edamame.ts';
import { chopsticks, scallion } from '../shapes/garnish.ts';
import { dip, gyoza } from '../shapes/gyoza.ts';
import { plate, slateGlaze } from '../shapes/plate.ts';
import { eelThings, pokeThings, riceBed } from '../shapes/rice-bowls.ts';
import { misoBroth, misoThings, udonBroth, udonThings } from '../shapes/soups.ts';
import { place } from '../svg.ts';

const bamboo = ['#c9974a', '#7d200f', '#a87633'] as const;

export const miso: Scene = {
  title: 'Miso soup',
  tray: kelp,
  sun: [400, 372, 312],
  draw: (brush) =>
    bowl(blackLacquer, brush.id(), misoBroth, misoThings) + steam + chopsticks(742, 246, 112, 520, bamboo),
};

const poke: Scene = {
  title: 'Salmon poke bowl',
  tray: celadon,
  draw: (brush) =>
    bowl(blueGlaze, brush.id(), riceBed(brush), pokeThings(brush)) + chopsticks(742, 246, 112, 520),
};

const eel: Scene = {
  title: 'Eel rice bowl',
  tray: gold,
  draw: (brush) => bowl(redLacquer, brush.id(), riceBed(brush), eelThings(brush)) + steam,
};

const udon: Scene = {
  title: 'Mushroom udon',
  tray: petal,
  draw: (brush) =>
    bowl(greenBowl, brush.id(), udonBroth(brush), udonThings) +
    steam +
    chopsticks(742, 246, 112, 520, bamboo),
};

const edamame: Scene = {
  title: 'Edamame with sea salt',
  tray: coral,
  draw: (brush) => bowl(creamBowl, brush.id(), podBed(brush), podHeap(brush)),
};

const gyozaSpots = [
  [262, 330],
  [468, 316],
  [222, 424],
  [430, 414],
  [254, 528],
  [462, 520],
] as const;

const dumplings: Scene = {
  title: 'Pan-fried gyoza',
  tray: sand,
  draw: () =>
    plate(400, 456, 344, 238, slateGlaze) +
    place(624, 466, dip(), 0, 0.92) +
    gyozaSpots.map(([x, y]) => place(x, y, gyoza(), -6, 0.86)).join('') +
    (
      [
        [336, 596, 0.8, 8],
        [380, 612, 0.7, -14],
        [424, 606, 0.8, 4],
        [360, 380, 0.7, 20],
        [352, 474, 0.7, -8],
      ] as const
    )
      .map(([x, y, scale, turn]) => scallion(x, y, scale, turn))
      .join(''),
};

export const bowlScenes: Readonly<Record<string, Scene>> = {
  'products/miso-soup': miso,
  'products/miso-soup-close': detail(miso, 190, 250, 340),
  'products/miso-soup-morning': onTray(miso, sand),
  'products/salmon-poke-bowl': poke,
  'products/salmon-poke-bowl-close': detail(poke, 190, 240, 340),
  'products/salmon-poke-bowl-morning': onTray(poke, sand),
  'products/eel-rice-bowl': eel,
  'products/mushroom-udon': udon,
  'products/pan-fried-gyoza': dumplings,
  'products/edamame': edamame,
};
