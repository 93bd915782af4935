export const productTexts = {
  notFound: 'Product not found.',
  notFoundHelp: 'It may have left the board. There is more where it came from.',
  failed: 'Failed to load product details.',
  missing: 'Product data is unavailable.',
  pictures: 'Pictures',
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  morePictures: (count: number) => `More of ${count} pictures`,
  loadingPictures: 'Loading…',
  picturesFailed: 'Failed to load pictures.',
  details: 'About this dish',
  menu: 'Menu',
  zoom: 'Zoom',
  showAll: 'Show all',
  related: (category: string) => `More from ${category}`,
};

/** The row that buys, on the product's page. */
export const purchaseTexts = {
  quantity: 'Quantity',
  add: 'Add to Cart',
  adding: 'Adding…',
  soldOut: 'Sold Out',
  soldOutHelp: 'Gone for now. It is back as soon as there is more.',
  askForPrice: 'Ask for the price',
  addNote: 'Add a note to the kitchen',
  noteFailed: 'The field could not be loaded. Please try again.',
};

export const favouriteTexts = {
  favourite: 'Favourite',
  notKept: 'This browser keeps nothing: the favourite lasts until this page is left.',
};

export const reviewTexts = {
  heading: 'Reviews',
  none: 'No reviews yet',
  noneHelp: 'Be the first to say how it was.',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  starsOf: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  anonymous: 'Anonymous',
  verified: 'Verified purchase',
  verifiedOnly: (count: number) => `Verified purchases only (${count})`,
  loginBefore: 'Tried it?',
  login: 'Log in to write a review',
  write: 'Write a Review',
  rating: 'Rating',
  comment: 'Comment',
  submit: 'Submit review',
  submitting: 'Submitting…',
  submitted: 'Review submitted successfully!',
  commentMissing: 'Please enter your review comment.',
  productMissing: 'Product ID is required to submit a review.',
  failed: 'Failed to submit review. Please try again.',
  mayExist:
    'Your review may have arrived, but no answer has reached us. Submit it again: it is sent only if it is not there yet.',
  moreFailed: 'Failed to load reviews.',
  moreLoaded: (count: number) => `${count} more reviews loaded`,
};
