/** Texts of what is loaded once a page is scrolled. */
export const belowPageMessages = {
  toTop: 'Back to top',
  openSearch: 'Open the search',
  contactMissing: 'Contact information is currently unavailable.',
};
