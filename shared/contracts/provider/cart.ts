import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import {
  bothSizes,
  flagUnlessDenied,
  id,
  maybeId,
  maybeItems,
  money,
  pictureAddress,
  quantity,
  stock,
  text,
  type RecordId,
} from './fields.ts';
import { changed, fromRecordOrText, listOf, object, recordOrText } from './schema.ts';

const CartProductSchema = object({
  id: v.optional(maybeId),
  name: text,
  slug: text,
  /** Null where it cannot be read. */
  price: money,
  main_image: recordOrText(object({ thumb_image: pictureAddress, image: pictureAddress }), bothSizes),
  /** What is left, and whether it is still sold, where the provider says so. */
  stock: v.optional(stock),
  is_active: v.optional(flagUnlessDenied),
});

const CartItemSchema = object({
  id,
  quantity,
  customization: v.fallback(v.record(v.string(), v.unknown()), {}),
  // A product that has vanished is a line without a name: it must not take the rest of the cart along.
  product: v.fallback(
    fromRecordOrText(CartProductSchema, (name) => ({ name })),
    { name: '', slug: '', price: null, main_image: null },
  ),
});

const CartRecordSchema = object({
  id: maybeId,
  items: listOf(CartItemSchema),
  total_items: maybeItems,
  /** Null where it cannot be read; never computed here. */
  total_price: money,
});

/** An empty cart costs nothing, whether or not the provider says so. */
export const CartSchema = changed(CartRecordSchema, (cart) =>
  cart.items.length > 0 ? cart : { ...cart, total_price: cart.total_price ?? '0.00' },
);

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
  readonly product_id: RecordId;
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
  request: ({ id: item, quantity }: { id: RecordId; quantity: number }) => ({
    params: { id: item },
    body: { quantity },
  }),
  answer: CartSchema,
});

export const removeCartItem = defineEndpoint({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/orders/cart/items/:id/',
  session: 'required',
  request: ({ id: item }: { id: RecordId }) => ({ params: { id: item } }),
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
