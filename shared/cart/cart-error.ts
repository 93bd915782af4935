import { errorText } from '@shop/shared/provider';
import type { CartChange } from './cart-change.ts';

/** A change of the cart that was refused here; nothing was sent. Its message is for the shopper. */
export class CartError extends Error {
  override readonly name = 'CartError';
}

export const messages = {
  signInToAdd: 'Please log in to add items to your cart.',
  sessionEnded: 'Your session has ended. Please log in again.',
  quantityTooSmall: 'Quantity must be at least 1. Use remove to delete.',
};

const failures: Record<CartChange['kind'], string> = {
  add: 'Failed to add item.',
  setQuantity: 'Failed to update quantity.',
  remove: 'Failed to remove item.',
  clear: 'Failed to clear cart.',
};

/** The shopper's text for a failed action of the cart. */
export function cartFailureText(action: CartChange['kind'], error: unknown): string {
  return errorText(error, failures[action]);
}
