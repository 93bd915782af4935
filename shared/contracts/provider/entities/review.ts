import * as v from 'valibot';
import { flag, number, text } from '../fields.ts';

export const ReviewSchema = v.object({
  id: number,
  user: v.nullish(v.object({ username: text }), { username: '' }),
  rating: number,
  comment: text,
  /** ISO 8601 date and time. */
  created_at: text,
  is_verified_purchase: flag,
});

export type Review = v.InferOutput<typeof ReviewSchema>;
