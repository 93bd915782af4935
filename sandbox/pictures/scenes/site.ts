import { gari, wasabi } from '../parts/garnish.ts';
import { nigiri } from '../parts/nigiri.ts';
import { kelpGlaze, plate } from '../parts/plate.ts';
import { salmonTopping } from '../parts/toppings.ts';
import { shopWaves } from '../parts/town-map.ts';
import type { Scene } from '../scene.ts';
import { place } from '../svg.ts';
import { celadon } from '../trays.ts';

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
