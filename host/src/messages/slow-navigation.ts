/** Texts of a slow navigation. */
export const slowMessages = {
  slow: 'This is taking longer than usual. It may still arrive.',
  tryAgain: 'Try again',
  stay: 'Stay on this page',
} as const;
