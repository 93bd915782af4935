/** Texts of the document itself, for when its code fails; the build puts them in. */
export const documentMessages = {
  incomplete:
    'Part of this page did not load. You can read it, follow links and search; buttons need the missing part.',
  unloaded: 'This page did not load.',
  trying: 'Trying again…',
  stillIncomplete: 'Still not available. It may help to wait a moment.',
  tryAgain: 'Try again',
} as const;
