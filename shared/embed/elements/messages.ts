export const messages = {
  tryAgain: 'Try again',
  reload: 'Reload the page',
  needsReload: 'This page’s settings allow no second try without loading the page again.',
};
