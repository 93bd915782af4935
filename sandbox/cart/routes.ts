import {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  updateCartItem,
} from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Calls } from '../http/calls.ts';
import { positive, readBody } from '../http/fields.ts';
import { idInPath } from '../http/lists.ts';
import { addToCart, cartOf, emptyCart, removeFromCart, setQuantity } from './cart.ts';

const AdditionBody = v.object({
  product_id: positive,
  quantity: positive,
  customization: v.nullish(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()], 'Not a valid choice.')),
    {},
  ),
});
const QuantityBody = v.object({ quantity: positive });

export function serveCart(calls: Calls, db: Database): void {
  calls.signedIn(getCart, (_, customer) => cartOf(db, customer));
  calls.signedIn(addCartItem, async (c, customer) => {
    addToCart(db, customer, await readBody(c, AdditionBody));
    return cartOf(db, customer);
  });
  calls.signedIn(updateCartItem, async (c, customer) => {
    const { quantity } = await readBody(c, QuantityBody);
    setQuantity(db, customer, idInPath(c, 'id'), quantity);
    return cartOf(db, customer);
  });
  calls.signedIn(removeCartItem, (c, customer) => {
    removeFromCart(db, customer, idInPath(c, 'id'));
    return cartOf(db, customer);
  });
  calls.signedIn(clearCart, (_, customer) => {
    emptyCart(db, customer);
    return cartOf(db, customer);
  });
}
