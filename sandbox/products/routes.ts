import {
  getCategory,
  getProduct,
  listCategories,
  listProducts as listProductsCall,
} from '@shop/shared/contracts/provider';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { flagFilter, listAnswer, textFilter } from '../http/lists.ts';
import { notFound } from '../http/refusal.ts';
import { findProduct, listProducts } from './products.ts';

export function serveProducts(calls: Calls, db: Database): void {
  calls.open(listProductsCall, (c) =>
    listAnswer(
      c,
      listProducts(db, {
        active: flagFilter(c, 'is_active'),
        category: textFilter(c, 'category__slug'),
        search: textFilter(c, 'search'),
      }),
    ),
  );
  calls.open(getProduct, (c) => findProduct(db, c.req.param('slug') ?? '') ?? missing());
  calls.open(listCategories, (c) => listAnswer(c, db.all<object>(`${categories} order by id`)));
  calls.open(
    getCategory,
    (c) => db.one<object>(`${categories} where slug = ?`, c.req.param('slug')) ?? missing(),
  );
}

const categories = 'select id, slug, name, description from categories';

function missing(): never {
  throw notFound();
}
