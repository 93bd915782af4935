export const galleryTexts = {
  open: (name: string) => `Enlarge the picture of ${name}`,
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  position: (position: number, count: number) => `${position} of ${count}`,
};
