import type { ProviderClient } from '@shop/shared/contracts';
import {
  addCartItem,
  clearCart,
  removeCartItem,
  updateCartItem,
  type Cart,
} from '@shop/shared/contracts/provider';
import type { CartChange } from './cart-change.ts';

/** Sends one change; gives the full cart that the provider answers with. */
export function sendChange(provider: Pick<ProviderClient, 'call'>, change: CartChange): Promise<Cart> {
  switch (change.kind) {
    case 'add': {
      const { productId, quantity, customization } = change.addition;
      return provider.call(addCartItem, {
        product_id: productId,
        quantity,
        ...(customization && { customization }),
      });
    }
    case 'setQuantity':
      return provider.call(updateCartItem, { id: change.itemId, quantity: change.quantity });
    case 'remove':
      return provider.call(removeCartItem, { id: change.itemId });
    case 'clear':
      return provider.call(clearCart, {});
  }
}
