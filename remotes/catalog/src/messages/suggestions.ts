export const suggestionTexts = {
  label: 'Suggestions',
  all: (term: string) => `All results for “${term}”`,
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions',
};

/** Texts of small parts on pages of others. */
export const pieceTexts = {
  search: 'Search the menu',
  searchHint: 'Search products...',
};
