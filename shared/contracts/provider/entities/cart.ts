import * as v from 'valibot';
import { maybeNumber, maybeText, money, number, text } from '../fields.ts';

const CartProductSchema = v.object({
  id: v.optional(maybeNumber),
  name: text,
  slug: text,
  price: v.nullish(money, '0.00'),
  main_image: v.nullish(v.object({ thumb_image: maybeText, image: maybeText }), null),
  /** What is left, and whether it is still sold, where the provider says so. */
  stock: v.optional(maybeNumber),
  is_active: v.optional(v.nullish(v.boolean(), true)),
});

const CartItemSchema = v.object({
  id: number,
  quantity: number,
  customization: v.nullish(v.record(v.string(), v.unknown()), {}),
  // A product that has vanished is a line without a name: it must not take the rest of the cart along.
  product: v.nullish(CartProductSchema, {}),
});

export const CartSchema = v.object({
  id: v.nullish(number, null),
  items: v.array(CartItemSchema),
  total_items: maybeNumber,
  total_price: v.nullish(money, '0.00'),
});

export type CartProduct = v.InferOutput<typeof CartProductSchema>;
export type CartItem = v.InferOutput<typeof CartItemSchema>;
export type Cart = v.InferOutput<typeof CartSchema>;
