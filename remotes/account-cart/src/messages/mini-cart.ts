export const miniCartMessages = {
  title: 'Your cart',
  close: 'Close cart',
  viewCart: 'View cart',
} as const;
