/**
 * Names of the texts on the device that hold the slugs of its favourites and of what was seen last. Apart from the code
 * that reads them, since every list looks whether there are any.
 */
export const favouritesName = 'favourites';
export const recentName = 'recentlySeen';
