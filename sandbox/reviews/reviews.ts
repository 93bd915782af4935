import { createReview as createReviewCall } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Customer } from '../accounts/customers.ts';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { positive, readBody, text } from '../http/fields.ts';
import { invalid } from '../http/refusal.ts';

interface ReviewRow {
  readonly id: number;
  readonly username: string;
  readonly rating: number;
  readonly comment: string;
  readonly created_at: string;
  readonly is_verified_purchase: 0 | 1;
}

export interface NewReview {
  /** Id of the product. */
  readonly product: number;
  readonly rating: number;
  readonly comment: string;
}

/** Newest first. */
export function reviewsOf(db: Database, product: number): object[] {
  return db
    .all<ReviewRow>('select * from reviews where product_id = ? order by created_at desc, id desc', product)
    .map(answered);
}

/** Average of a product's ratings to two places; null without any. */
export function ratingOf(db: Database, product: number): number | null {
  const row = db.one<{ average: number | null }>(
    'select round(avg(rating), 2) as average from reviews where product_id = ?',
    product,
  );
  return row?.average ?? null;
}

/** @throws Refusal 400 when there is no such product */
function createReview(db: Database, customer: Customer, { product, rating, comment }: NewReview): object {
  if (!db.one('select 1 from products where id = ? and is_active = 1', product)) {
    throw invalid({ product: [`Invalid pk "${product}" - object does not exist.`] });
  }
  const created_at = new Date().toISOString();
  const is_verified_purchase = hasBought(db, customer, product) ? 1 : 0;
  const { username } = customer;
  const { id } = db.run(
    `insert into reviews (product_id, customer_id, username, rating, comment, created_at, is_verified_purchase)
     values (?, ?, ?, ?, ?, ?, ?)`,
    product,
    customer.id,
    username,
    rating,
    comment,
    created_at,
    is_verified_purchase,
  );
  return answered({ id, username, rating, comment, created_at, is_verified_purchase });
}

function hasBought(db: Database, customer: Customer, product: number): boolean {
  const found = db.one(
    'select 1 from order_items i join orders o on o.id = i.order_id where o.customer_id = ? and i.product_id = ?',
    customer.id,
    product,
  );
  return found !== undefined;
}

function answered({ id, username, rating, comment, created_at, is_verified_purchase }: ReviewRow): object {
  return {
    id,
    user: { username },
    rating,
    comment,
    created_at,
    is_verified_purchase: is_verified_purchase === 1,
  };
}

const ReviewBody = v.object({
  product: positive,
  rating: v.pipe(positive, v.maxValue(5, 'Ensure this value is less than or equal to 5.')),
  comment: text(4000),
});

export function serveReviews(calls: Calls, db: Database): void {
  calls.signedIn(
    createReviewCall,
    async (c, customer) => createReview(db, customer, await readBody(c, ReviewBody)),
    201,
  );
}
