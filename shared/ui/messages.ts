export const messages = {
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  tryAgain: 'Try again',
  errorHelp: 'The kitchen did not answer. This is ours to fix; trying again often helps.',
  less: (label: string) => `Less: ${label}`,
  more: (label: string) => `More: ${label}`,
  starsOfFive: (stars: number) => `${stars} of 5 stars`,
  priceBefore: 'Price before ',
  priceNow: 'Price now ',
};
