import type { PostDraft } from '../drafts.ts';
import { cherrySeason } from './cherry-season.ts';
import { knife } from './knife.ts';
import { nori } from './nori.ts';
import { rice } from './rice.ts';
import { soup } from './soup.ts';
import { soy } from './soy.ts';
import { tea } from './tea.ts';
import { temaki } from './temaki.ts';
import { winterFish } from './winter-fish.ts';

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
