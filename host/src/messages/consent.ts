/** Texts of the question whether visits may be measured. */
export const consentMessages = {
  label: 'Privacy',
  question: 'May we count your visit?',
  explanation:
    'With your permission, Google Analytics sets cookies and tells us which pages are read. The shop works the same without, and you can change your mind at the foot of every page.',
  allow: 'Allow',
  decline: 'Decline',
} as const;
