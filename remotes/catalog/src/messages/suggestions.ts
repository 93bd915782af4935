export const suggestionTexts = {
  label: 'Suggestions',
  all: (term: string) => `All results for “${term}”`,
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions',
};
