/** Of a list without products; `listTexts` has the one for when nothing was asked. */
export const emptyTexts = {
  search: (term: string) => `No products found matching "${term}".`,
  both: (term: string, category: string) => `No products found matching "${term}" in ${category}.`,
  category: 'No products found in this category.',
  help: 'The rest of the board is still there.',
};
