export const lightboxTexts = {
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  position: (position: number, count: number) => `${position} of ${count}`,
};
