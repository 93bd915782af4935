import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { maybeNumber, maybeText, money, number, text } from './fields.ts';

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

export const getCart = defineEndpoint({
  name: 'cart.get',
  method: 'GET',
  path: '/orders/cart/',
  session: 'required',
  request: (_: Record<string, never>) => ({}),
  answer: CartSchema,
});

export interface AddItemBody {
  readonly product_id: number;
  readonly quantity: number;
  readonly customization?: Readonly<Record<string, unknown>>;
}

export const addCartItem = defineEndpoint({
  name: 'cart.add',
  method: 'POST',
  path: '/orders/cart/add-item/',
  session: 'required',
  request: (body: AddItemBody) => ({ body }),
  answer: CartSchema,
});

export const updateCartItem = defineEndpoint({
  name: 'cart.update',
  method: 'PATCH',
  path: '/orders/cart/items/:id/',
  session: 'required',
  request: ({ id, quantity }: { id: number; quantity: number }) => ({ params: { id }, body: { quantity } }),
  answer: CartSchema,
});

export const removeCartItem = defineEndpoint({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/orders/cart/items/:id/',
  session: 'required',
  request: ({ id }: { id: number }) => ({ params: { id } }),
  answer: CartSchema,
});

export const clearCart = defineEndpoint({
  name: 'cart.clear',
  method: 'DELETE',
  path: '/orders/cart/clear/',
  session: 'required',
  request: (_: Record<string, never>) => ({}),
  answer: CartSchema,
});
