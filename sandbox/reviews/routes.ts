import { createReview as createReviewCall } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readBody } from '../http/body.ts';
import type { Calls } from '../http/calls.ts';
import { positive, text } from '../http/fields.ts';
import { createReview } from './reviews.ts';

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
