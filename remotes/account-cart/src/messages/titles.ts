/** Names of the pages in their titles. */
export const titles = {
  login: 'Login',
  register: 'Register',
  cart: 'Your Cart',
  order: 'Order',
  orders: 'Your orders',
  payment: 'Payment',
} as const;
