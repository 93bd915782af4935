import { defineEndpoint } from '../endpoint.ts';
import { CartSchema } from '../entities/cart.ts';
import { OrderSchema, type DeliveryAddress, type PaymentMethod } from '../entities/order.ts';

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

export const createOrder = defineEndpoint({
  name: 'orders.create',
  method: 'POST',
  path: '/orders/orders/',
  session: 'required',
  request: (body: { payment_method: PaymentMethod; delivery_address: DeliveryAddress }) => ({ body }),
  answer: OrderSchema,
});
