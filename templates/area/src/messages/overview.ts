/** Texts of the page. */
export const overviewMessages = {
  heading: 'Overview',
  empty: 'There is nothing to show yet.',
  failed: 'Failed to load this page.',
} as const;
