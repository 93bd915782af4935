/** Texts of a basket that came as a link. */
export const basketTexts = {
  heading: 'Dishes for you',
  help: 'Somebody has put these together. Prices are today’s, and nothing is in your cart by itself.',
  ownHelp: 'You have chosen these. Prices are today’s, and one press puts them into your cart.',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  note: (note: string) => `Note: ${note}`,
  gone: 'No longer on the menu.',
  soldOut: 'Sold out.',
  add: 'Add all to cart',
  adding: 'Filling your cart…',
  dismiss: 'Not now',
  toMenu: 'Back to the menu',
  added: (count: number) => (count === 1 ? '1 dish is in your cart.' : `${count} dishes are in your cart.`),
  nothing: 'Nothing of it can be had at the moment.',
  failed: 'The dishes could not be looked up. Please try again.',
};
