/** A change of the cart that was refused here; nothing was sent. Its message is for the shopper. */
export class CartError extends Error {
  override readonly name = 'CartError';
}
