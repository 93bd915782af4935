/**
 * Name of the text on the device that holds the diet. Apart from the code that reads it, since every page looks whether
 * there is one.
 */
export const dietName = 'myDiet';
