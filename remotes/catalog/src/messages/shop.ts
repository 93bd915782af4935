/** Texts of products wherever they show, and of adding them to the cart. */
export const shopTexts = {
  allProducts: 'All products',
  noImage: 'No image available',
  discount: 'DISCOUNT OFFER',
  soldOut: 'SOLD OUT',
};

export const cardTexts = {
  quickAdd: (name: string) => `Add ${name} to the cart`,
};

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
  askForPrice: 'Ask for the price',
  onRequest: 'The price of this item is on request: it cannot be ordered online.',
};
