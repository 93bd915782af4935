export const buyTexts = {
  quantity: 'Quantity',
  add: 'Add to Cart',
  adding: 'Adding…',
  soldOut: 'Sold Out',
  added: (quantity: number, name: string) => `${quantity} x ${name} added to cart!`,
  outOfStock: 'Item is out of stock.',
  onlyLeft: (stock: number) => `Only ${stock} items available.`,
  failed: 'Failed to add item.',
  viewCart: 'View cart',
  soldOutHelp: 'Gone for now. It is back as soon as there is more.',
};
