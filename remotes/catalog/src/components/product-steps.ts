/** Products of a step of a list or of the gallery: whole rows of 1, 2, 3 and 4 columns. */
export const productStep = 48;
