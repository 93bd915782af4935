/** Of the active filters; those of the panel are in `refine.ts`. */
export const filterTexts = {
  label: 'Filters',
  remove: (label: string) => `Remove filter: ${label}`,
  clear: 'Clear filters',
  nothing: 'No products match these filters.',
  nothingHelp: 'One filter less often helps.',
} as const;
