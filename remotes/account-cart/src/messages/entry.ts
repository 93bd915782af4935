export const entryMessages = {
  show: 'Show',
  hide: 'Hide',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  capsLock: 'Caps Lock is on.',
} as const;
