export const listTexts = {
  heading: 'Our Products',
  headingCategory: (category: string) => `Products in ${category}`,
  headingSearch: (term: string) => `Search Results for "${term}"`,
  headingBoth: (term: string, category: string) => `Search Results for "${term}" in ${category}`,
  empty: 'No products found.',
  emptySearch: (term: string) => `No products found matching "${term}".`,
  emptyBoth: (term: string, category: string) => `No products found matching "${term}" in ${category}.`,
  emptyCategory: 'No products found in this category.',
  emptyHelp: 'The rest of the board is still there.',
  failed: 'Failed to load products.',
  category: 'Category',
  /** `shown`: those that filters leave; null without filters. */
  count: (count: number, complete: boolean, shown: number | null) => {
    const products = count === 1 ? 'product' : 'products';
    const all = complete ? `${count} ${products}` : `first ${count} ${products}`;
    if (shown !== null) return `${shown} of ${complete ? '' : 'the '}${all}`;
    return complete ? all : `The ${all}`;
  },
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  /** Those of no category, below all others. */
  otherDishes: 'More dishes',
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  /** Until all products are there, no count would be right. */
  loadingAll: 'Loading all dishes to filter…',
  loadingAllToSort: 'Loading all dishes to sort…',
  filtersFailed: 'The filters could not be loaded. All products are shown.',
  sortBy: 'Sort by',
  /** By the value in the address. */
  orders: {
    '': 'Our order',
    price: 'Price: low to high',
    '-price': 'Price: high to low',
    name: 'Name: A to Z',
  },
  moreLoaded: (count: number) => `${count} more products loaded`,
};

export const galleryTexts = {
  heading: 'Product Gallery',
  open: (name: string) => `Enlarge the picture of ${name}`,
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  position: (position: number, count: number) => `${position} of ${count}`,
};
