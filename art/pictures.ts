import { drawScene, type Scene } from './scene.ts';
import { bowlScenes } from './scenes/bowls-and-sides.ts';
import { drinkScenes } from './scenes/drinks.ts';
import { nigiriScenes } from './scenes/nigiri.ts';
import { postScenes } from './scenes/posts.ts';
import { makiScenes, temakiScenes } from './scenes/rolls.ts';
import { sashimiScenes } from './scenes/sashimi.ts';
import { branchScenes, favicon, hero, logo, seigaiha } from './scenes/shop.ts';
import { sweetScenes } from './scenes/sweets.ts';
import { uramakiScenes } from './scenes/uramaki.ts';

const scenes: Readonly<Record<string, Scene>> = {
  ...nigiriScenes,
  ...makiScenes,
  ...uramakiScenes,
  ...temakiScenes,
  ...sashimiScenes,
  ...bowlScenes,
  ...sweetScenes,
  ...drinkScenes,
  ...postScenes,
  ...branchScenes,
  'site/hero': hero,
};

export interface Picture {
  /** SVG text, always the same. */
  draw(): string;
  readonly files: readonly PictureFile[];
}

interface PictureFile {
  /** Relative to the folder of pictures. */
  readonly path: string;
  /** In pixels, of a WebP file; an SVG file has none. The widest comes first. */
  readonly width?: number;
}

/** Widths of the files of a picture, by its folder: the full one, and a small one for lists. */
const widths: Readonly<Record<string, readonly [full: number, thumb?: number]>> = {
  products: [1400, 480],
  posts: [1400, 720],
  branches: [960],
  site: [1400],
};

function webpFiles(stem: string): PictureFile[] {
  const [full = 0, thumb] = widths[stem.split('/')[0] ?? ''] ?? [];
  const image = { path: `${stem}.webp`, width: full };
  return thumb === undefined ? [image] : [image, { path: `${stem}-thumb.webp`, width: thumb }];
}

function svgPicture(stem: string, svg: string): [stem: string, Picture] {
  return [stem, { draw: () => svg, files: [{ path: `${stem}.svg` }] }];
}

/** Every picture of the shop by its stem: `products/<slug>`, for example. */
export const pictures: Readonly<Record<string, Picture>> = Object.fromEntries([
  ...Object.entries(scenes).map(([stem, scene]): [string, Picture] => [
    stem,
    { draw: () => drawScene(scene), files: webpFiles(stem) },
  ]),
  svgPicture('site/logo', logo),
  svgPicture('site/favicon', favicon),
  svgPicture('site/seigaiha', seigaiha),
]);
