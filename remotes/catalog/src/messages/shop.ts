export const shopTexts = {
  allProducts: 'All products',
  noImage: 'No image available',
  discount: 'DISCOUNT OFFER',
  soldOut: 'SOLD OUT',
};
