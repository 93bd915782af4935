// What the history knows of the checkout, which has the cart's address.

/** The entry before it is the cart. */
export const entered = { checkout: 'entered' } as const;
/** It was come to from elsewhere. */
export const resumed = { checkout: 'resumed' } as const;
