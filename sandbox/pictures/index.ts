import { type Scene, drawScene } from './scene.ts';
import { bowlScenes } from './scenes/bowls-and-sides.ts';
import { branchScenes } from './scenes/branches.ts';
import { drinkScenes } from './scenes/drinks.ts';
import { makiScenes } from './scenes/maki.ts';
import { nigiriScenes } from './scenes/nigiri.ts';
import { postScenes } from './scenes/posts.ts';
import { sashimiScenes } from './scenes/sashimi.ts';
import { favicon, hero, logo, seigaiha } from './scenes/site.ts';
import { sweetScenes } from './scenes/sweets.ts';
import { temakiScenes } from './scenes/temaki.ts';
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

/** Every picture of the shop by its stem, drawn as SVG text when called; always the same text. */
export const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(scenes).map(([stem, scene]) => [stem, () => drawScene(scene)])),
  'site/logo': () => logo,
  'site/favicon': () => favicon,
  'site/seigaiha': () => seigaiha,
};
