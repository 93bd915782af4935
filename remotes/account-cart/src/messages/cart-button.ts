/** Texts of the button that opens the cart on pages of others. */
export const cartButtonMessages = {
  cart: 'Cart',
  label: (count: number, total: string) =>
    ['Cart', count === 1 ? '1 item' : `${count} items`, ...(total ? [total] : [])].join(', '),
};
