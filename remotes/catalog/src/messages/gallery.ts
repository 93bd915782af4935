export const galleryTexts = {
  heading: 'Product Gallery',
  open: (name: string) => `Enlarge the picture of ${name}`,
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  place: (place: number, count: number) => `${place} of ${count}`,
};
