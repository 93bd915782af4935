import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

/** Copies the shop's fonts into a build under content-hashed names; gives the file of each, relative to `outDir`. */
export function copyFonts(outDir: string): FontFiles {
  mkdirSync(join(outDir, 'fonts'), { recursive: true });
  const copied = Object.entries(fontFiles()).map(([name, path]) => {
    const bytes = readFileSync(path);
    const file = `fonts/${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
    writeFileSync(join(outDir, file), bytes);
    return [name, file];
  });
  return Object.fromEntries(copied) as FontFiles;
}
