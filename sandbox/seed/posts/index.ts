import type { PostDraft } from '../complete.ts';
import { knife, nori, rice, soup, winterFish } from './kitchen.ts';
import { cherrySeason, soy, tea, temaki } from './table.ts';

/** In the order in which they were written. */
export const posts: readonly PostDraft[] = [
  soup,
  nori,
  temaki,
  rice,
  knife,
  soy,
  winterFish,
  tea,
  cherrySeason,
];
