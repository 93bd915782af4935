/** Texts of the theme switch. */
export const themeMessages = {
  legend: 'Colors',
  system: 'As my device',
  light: 'Light',
  dark: 'Dark',
} as const;
