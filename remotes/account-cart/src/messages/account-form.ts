export const accountFormMessages = {
  show: 'Show',
  hide: 'Hide',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  offline: 'You are offline, so nothing was sent. Please try again once you are online.',
  down: 'The shop’s kitchen does not answer right now. Please try again in a moment.',
  capsLock: 'Caps Lock is on.',
} as const;
