/** Texts of small parts on pages of others. */
export const pieceTexts = {
  search: 'Search the menu',
  searchHint: 'Search products...',
};
