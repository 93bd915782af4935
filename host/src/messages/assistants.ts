/** What the shop says to an assistant in the browser, and asks the person for it. */
export const assistantMessages = {
  title: 'Your assistant asks',
  mayAdd: (quantity: number, name: string, price: string, note: string) =>
    `Add ${quantity} × ${name} to your cart, at ${price} each?${note ? ` Note to the kitchen: ${note}` : ''}`,
  yes: 'Add to Cart',
  no: 'No',
  added: (quantity: number, name: string) => `${quantity} × ${name} added to the cart.`,
  declined: 'The person declined. Nothing was added.',
  loginNeeded: 'Nothing was added: the person has to log in to the shop first.',
  otherPerson: 'Nothing was added: another person has logged in meanwhile.',
  noPrice: (name: string) => `Nothing was added: the price of ${name} is on request.`,
  cartOpened: 'The cart is open. The person orders there.',
  unknownDish: 'There is no such dish on the menu.',
  wrongInput: 'The input does not fit the schema.',
  failed: 'The shop could not do that. Try again later.',
};
