/** Products of a step of a list or of the gallery: whole rows of 1, 2, 3 and 4 columns. */
export const productStep = 48;

/** Pages of the menu that are searched, or read for their words, in the browser; more would keep a phone busy. */
export const mostMenuPages = 4;

/** Categories of a step of the home page: whole rows of 2, 4 and 6. */
export const tileStep = 24;
