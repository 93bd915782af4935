export { CartError } from './cart-error.ts';
export type { CartChange } from './cart-change.ts';
export { createCart, type CartOptions } from './create-cart.ts';
export { followOtherTabs } from './other-tabs.ts';
export { cartFailureText } from './messages.ts';
export { optimisticCart } from './optimistic-cart.ts';
