/** Of what this device has marked and seen. */
export const savedTexts = {
  favourites: 'Favourites',
  recent: 'Recently seen',
  showAll: (count: number) => `Show all ${count}`,
};
