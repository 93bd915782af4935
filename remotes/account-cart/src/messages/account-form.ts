export const accountFormMessages = {
  show: 'Show',
  hide: 'Hide',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  capsLock: 'Caps Lock is on.',
} as const;
