import { gari, wasabi } from '../parts/garnish.ts';
import { type Glaze, creamGlaze, mistGlaze, plate, sandGlaze, slateGlaze } from '../parts/plate.ts';
import { avocadoTemaki, salmonTemaki, spicyTunaTemaki, tempuraTemaki } from '../parts/temaki-fillings.ts';
import { type TemakiFilling, temaki } from '../parts/temaki.ts';
import { type Scene, detail, onTray } from '../scene.ts';
import { groundShadow, place } from '../svg.ts';
import { type Tray, celadon, coral, gold, kelp, petal } from '../trays.ts';

function onPlate(title: string, tray: Tray, glaze: Glaze, filling: TemakiFilling): Scene {
  return {
    title,
    tray,
    draw: (brush) =>
      plate(400, 520, 336, 214, glaze) +
      place(440, 600, groundShadow(0, 0, 200, 72, 0.34, 'warm'), -24) +
      place(404, 440, temaki(brush, filling), 17) +
      wasabi(610, 560, 0.75) +
      gari(184, 530, 0.72, -8),
  };
}

const salmon = onPlate('Salmon temaki', gold, creamGlaze, salmonTemaki);

export const temakiScenes: Readonly<Record<string, Scene>> = {
  'products/salmon-temaki': salmon,
  'products/salmon-temaki-close': detail(salmon, 270, 20, 380),
  'products/salmon-temaki-evening': onTray(salmon, kelp),
  'products/spicy-tuna-temaki': onPlate('Spicy tuna temaki', celadon, mistGlaze, spicyTunaTemaki),
  'products/tempura-prawn-temaki': onPlate('Tempura prawn temaki', coral, slateGlaze, tempuraTemaki),
  'products/avocado-temaki': onPlate('Avocado temaki', petal, sandGlaze, avocadoTemaki),
};
