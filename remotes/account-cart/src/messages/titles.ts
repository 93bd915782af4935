/** What the pages are called, in titles and where else they are named. */
export const titles = {
  login: 'Login',
  register: 'Register',
  cart: 'Your Cart',
  order: 'Order',
  orders: 'Your orders',
  payment: 'Payment',
} as const;
