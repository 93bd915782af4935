import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const sources = {
  petrona: '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  'petrona-italic': '@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

/** By font: a file. */
export type FontFiles = Readonly<Record<keyof typeof sources, string>>;

/** Path of each of the shop's font files. */
export function fontFiles(): FontFiles {
  const found = Object.entries(sources).map(([name, source]) => [name, require.resolve(source)]);
  return Object.fromEntries(found) as FontFiles;
}
