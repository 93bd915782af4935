export const messages = {
  back: 'Back',
  close: 'Close',
  dialog: 'Shop',
  unavailable: 'This part of the shop is not available right now.',
  unavailableHelp: 'Trying again in a moment often helps.',
};
