import { takeBrush, type Brush } from './brush.ts';
import { defs } from './defs.ts';
import { n } from './svg.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A picture before it is drawn. Lengths are units of an 800 x 800 square, unless `box` says otherwise. */
export interface Scene {
  /** what it shows; also the seed of its chance, so that a detail has the grains of the whole */
  readonly title: string;
  readonly tray: Tray;
  draw(brush: Brush): string;
  /** the part that is seen; the whole square when left out */
  readonly box?: Box;
  /** center and radius of the paler disc behind */
  readonly sun?: readonly [x: number, y: number, r: number];
}

/** Draws the scene as an SVG document. */
export function drawScene({
  title,
  tray,
  draw,
  box = [0, 0, 800, 800],
  sun = [400, 372, 296],
}: Scene): string {
  const [x, y, width, height] = box.map(n) as [string, string, string, string]; // four in, four out
  const [sunX, sunY, sunR] = sun;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">` +
    `<defs>${defs}</defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tray.ground}"/>` +
    `<circle cx="${sunX}" cy="${sunY}" r="${sunR}" fill="${tray.sun}"/>${draw(takeBrush(title))}</svg>`
  );
}

/** A square detail of a scene. */
export function detail(scene: Scene, x: number, y: number, size: number): Scene {
  return { ...scene, box: [x, y, size, size] };
}

/** The same things on another ground. */
export function onTray(scene: Scene, tray: Tray): Scene {
  return { ...scene, tray };
}

/** A wide picture, 1600 x 900, of parts that are placed in it anew. */
export function wide(title: string, tray: Tray, draw: Scene['draw']): Scene {
  return { title, tray, draw, box: [0, 0, 1600, 900], sun: [800, 440, 400] };
}

/** The ground of a picture, and the paler disc on it. */
export interface Tray {
  readonly ground: string;
  readonly sun: string;
}

export const celadon: Tray = { ground: '#bdd2c4', sun: '#cbddd0' };
export const sand: Tray = { ground: '#e6cfa9', sun: '#edd9b8' };
export const coral: Tray = { ground: '#efb79d', sun: '#f4c6b0' };
export const gold: Tray = { ground: '#e8b95c', sun: '#efc673' };
export const kelp: Tray = { ground: '#2f6658', sun: '#3a7565' };
export const petal: Tray = { ground: '#eec9c1', sun: '#f4d7d0' };
