import type { ProductDraft } from '../complete.ts';
import { bowlsAndSides } from './bowls-and-sides.ts';
import { drinks } from './drinks.ts';
import { maki } from './maki.ts';
import { nigiri } from './nigiri.ts';
import { sashimi } from './sashimi.ts';
import { sweets } from './sweets.ts';
import { temaki } from './temaki.ts';
import { uramaki } from './uramaki.ts';

/** The menu, by the category's slug. */
export const menu: Readonly<Record<string, readonly ProductDraft[]>> = {
  nigiri,
  maki,
  uramaki,
  temaki,
  sashimi,
  'bowls-and-sides': bowlsAndSides,
  sweets,
  drinks,
};
