/** Texts that stand in texts of the provider, before and after they are formatted. */
export const messages = {
  arrow: '\u00a0↗',
  outward: ' (another website)',
  video: 'Video',
  videoAt: (host: string) => `Watch at ${host}`,
  table: 'Table',
  code: 'Code',
};
