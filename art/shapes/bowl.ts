import { clip, line, oval, path, shadow } from '../svg.ts';

/** Colors of a bowl: outer wall and its lit side, the foot, the rim, the lining and its shade. */
interface Lacquer {
  readonly wall: string;
  readonly light: string;
  readonly foot: string;
  readonly rim: string;
  readonly lining: string;
  readonly depth: string;
  readonly band: string;
}

export const blackLacquer: Lacquer = {
  wall: '#1b2422',
  light: '#2f3d39',
  foot: '#0f1514',
  rim: '#121917',
  lining: '#a92f17',
  depth: '#7d200f',
  band: '#d8a441',
};
export const blueGlaze: Lacquer = {
  wall: '#2d4a63',
  light: '#42678a',
  foot: '#1a2f42',
  rim: '#24405a',
  lining: '#e9eef0',
  depth: '#b9c6cc',
  band: '#cfe0ea',
};
export const creamBowl: Lacquer = {
  wall: '#efe3cb',
  light: '#fdf6e6',
  foot: '#cdb88e',
  rim: '#fffaf0',
  lining: '#f6ecd6',
  depth: '#cfbc95',
  band: '#bf3a1b',
};
export const greenBowl: Lacquer = {
  wall: '#1d5047',
  light: '#2f7064',
  foot: '#123a33',
  rim: '#2b6659',
  lining: '#dfeadf',
  depth: '#a9bfae',
  band: '#e8d5b0',
};
export const redLacquer: Lacquer = {
  wall: '#8f2a18',
  light: '#b8432b',
  foot: '#5d170b',
  rim: '#a43420',
  lining: '#1f1a18',
  depth: '#100c0b',
  band: '#d8a441',
};

/** Where the contents lie: an oval around 392 410. */
const surface = { x: 392, y: 410, rx: 240, ry: 124 } as const;

/**
 * A bowl in the middle of the square. `contents` end at the lining; `heap` may rise above the rim
 * and hides its far side.
 */
export function bowl(lacquer: Lacquer, id: string, contents: string, heap = ''): string {
  const { wall, light, foot, rim, lining, depth, band } = lacquer;
  const { x, y, rx, ry } = surface;
  return (
    shadow(430, 674, 252, 66, 0.36) +
    path('M300 640H484L470 690Q392 706 314 690Z', foot) +
    path('M110 388C112 560 230 668 392 668C554 668 672 560 674 388Z', wall) +
    path('M110 388C112 560 230 668 392 668C420 668 448 664 472 658C300 640 190 540 176 410Z', light) +
    line('M148 470C170 540 210 590 262 622', '#ffffff', 9, 0.3) +
    line('M122 452C150 552 256 634 392 634S634 552 662 452', band, 6, 0.85) +
    oval(392, 384, 282, 168, rim) +
    oval(392, 388, 266, 154, lining) +
    oval(392, 404, 250, 136, depth) +
    clip(id, oval(x, y, rx, ry, '#000'), contents) +
    heap +
    line('M140 360C170 280 270 236 380 232', '#fff', 6, 0.55)
  );
}

/** Three wisps of steam above the bowl. */
export const steam = `<g opacity=".34">${line('M316 226C288 184 346 158 318 108', '#f6efe0', 13)}${line('M396 206C366 156 430 126 400 66', '#f6efe0', 13)}${line('M474 226C446 184 504 158 476 108', '#f6efe0', 13)}</g>`;
