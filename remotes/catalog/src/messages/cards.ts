export const cardTexts = {
  quickAdd: (name: string) => `Add ${name} to the cart`,
  about: (name: string) => `What is in ${name}`,
};
