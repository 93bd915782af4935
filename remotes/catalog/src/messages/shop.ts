/** Texts of products wherever they show, and of adding them to the cart. */
export const shopTexts = {
  allProducts: 'All products',
  noImage: 'No image available',
  discount: 'DISCOUNT OFFER',
  soldOut: 'SOLD OUT',
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
};

export const cardTexts = {
  quickAdd: (name: string) => `Add ${name} to the cart`,
};

/** What an attempt to add a product says, and the way on. */
export const buyTexts = {
  added: (quantity: number, name: string) => `${quantity} x ${name} added to cart!`,
  outOfStock: 'Item is out of stock.',
  onlyLeft: (stock: number) => `Only ${stock} items available.`,
  onRequest: 'The price of this item is on request: it cannot be ordered online.',
  failed: 'Failed to add item.',
  viewCart: 'View cart',
};
