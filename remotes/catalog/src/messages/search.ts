/** Of what the shop's own search finds, below the provider's answer. */
export const searchTexts = {
  also: (term: string) => `Also found for “${term}”`,
  allergens: (term: string) => `With “${term}” among the allergens`,
  popular: 'Popular dishes',
  menu: 'From our menu',
  showAll: (count: number) => `Show all ${count}`,
  partly: (count: number) => `Only the first ${count} dishes of the menu were searched.`,
  announced: (count: number, term: string) =>
    `${count} more ${count === 1 ? 'dish' : 'dishes'} found for “${term}”`,
};
