export { cartFailureText, CartError } from './cart-error.ts';
export type { CartChange } from './cart-change.ts';
export { createCart, type CartOptions } from './create-cart.ts';
export { storedCart } from './stored-cart.ts';
export { followOtherTabs } from './other-tabs.ts';
export { pendingQuantityStore } from './pending-quantities.ts';
export { optimisticCart } from './optimistic-cart.ts';
