/** Texts of a card whose product is in the cart. */
export const countTexts = {
  group: (name: string) => `${name} in the cart`,
  less: (name: string) => `One ${name} less`,
  remove: (name: string) => `Remove ${name} from the cart`,
  inCart: (quantity: number, name: string) =>
    quantity > 0 ? `${quantity} ${name} in the cart` : `${name} is no longer in the cart`,
  failed: 'Failed to update quantity.',
};
