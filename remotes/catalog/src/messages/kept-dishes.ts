/** Of what this device has marked and seen. */
export const keptTexts = {
  favourites: 'Favourites',
  recent: 'Recently seen',
  showAll: (count: number) => `Show all ${count}`,
};
