/** Texts of an element whose code has not loaded. */
export const elementMessages = {
  tryAgain: 'Try again',
  reload: 'Reload the page',
  needsReload: 'This page’s settings allow no second try without loading the page again.',
};

/** Texts in the place of a piece that could not be loaded. */
export const pieceMessages = {
  unknown: 'This is not in the shop any more.',
  unavailable: 'Not available right now.',
  tryAgain: 'Try again',
};

/** Texts that a widget shows around its area. */
export const widgetMessages = {
  back: 'Back',
  close: 'Close',
  dialog: 'Shop',
  unavailable: 'This part of the shop is not available right now.',
  unavailableHelp: 'Trying again in a moment often helps.',
};
