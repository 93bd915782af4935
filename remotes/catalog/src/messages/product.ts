export const productTexts = {
  notFound: 'Product not found.',
  notFoundHelp: 'It may have left the board. There is more where it came from.',
  failed: 'Failed to load product details.',
  missing: 'Product data is unavailable.',
  pictures: 'Pictures',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  details: 'About this dish',
  menu: 'Menu',
  zoom: 'Zoom',
  showAll: 'Show all',
  related: (category: string) => `More from ${category}`,
};
