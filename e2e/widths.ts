/** A phone, both sides of the line where the menu takes the navigation's place, and a desk. */
export const widths = [390, 768, 769, 1280] as const;
