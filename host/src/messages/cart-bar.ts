export const cartBarMessages = {
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  viewCart: 'View cart',
} as const;
