import { categories } from './categories.ts';
import { kitchenComments } from './comments/kitchen.ts';
import { tableComments } from './comments/table.ts';
import {
  type PostDraft,
  completeComments,
  completePosts,
  completeProducts,
  completeReviews,
} from './complete.ts';
import { documents, faqs } from './pages.ts';
import { knife, nori, rice, soup, winterFish } from './posts/kitchen.ts';
import { cherrySeason, soy, tea, temaki } from './posts/table.ts';
import { menu } from './products/index.ts';
import { fishReviews } from './reviews/fish.ts';
import { rollReviews } from './reviews/rolls.ts';
import { tableReviews } from './reviews/table.ts';
import { company, contact, customers, paymentOptions, settings, site } from './shop.ts';
import type { Seed } from './types.ts';

const products = completeProducts(menu);
/** In the order in which they were written. */
const postDrafts: readonly PostDraft[] = [
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

const posts = completePosts(postDrafts);

/** The believable sushi shop that the sandbox opens with. */
export const seed: Seed = {
  site,
  settings,
  customers,
  categories,
  products,
  reviews: completeReviews({ ...fishReviews, ...rollReviews, ...tableReviews }, products),
  posts,
  comments: completeComments({ ...kitchenComments, ...tableComments }, posts),
  company,
  contact,
  faqs,
  documents,
  paymentOptions,
};

export type { Seed } from './types.ts';
