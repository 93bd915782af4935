export const listTexts = {
  heading: 'Our Products',
  categories: 'Categories',
  headingCategory: (category: string) => `Products in ${category}`,
  headingSearch: (term: string) => `Search Results for "${term}"`,
  headingBoth: (term: string, category: string) => `Search Results for "${term}" in ${category}`,
  empty: 'No products found.',
  failed: 'Failed to load products.',
  basketFailed: 'The dishes of this link could not be loaded.',
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

/** Of pages that begin with a later step; widgets have none. */
export const pageTitle = (heading: string, page: number) => `${heading}, page ${page}`;

/** Of the gallery: the title of its page, which is known before its code is there. */
export const galleryHeading = 'Product Gallery';
