export const homeTexts = {
  seeMenu: 'See the menu',
  categories: 'What are you hungry for?',
  moreCategories: (count: number) => `${count} more categories loaded`,
  categoriesFailed: 'Failed to load categories.',
  featured: 'From the counter today',
  heroPicture: 'Two pieces of salmon nigiri on a green plate',
  someFailed: 'Failed to load some page data. Displaying available content.',
  allFailed: 'Failed to load essential page data. Some content may be missing.',
  unexpected: 'An unexpected error occurred while loading the page.',
};
