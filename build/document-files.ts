import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentMessages } from '../host/src/messages/shell.ts';
import { createRequire } from 'node:module';

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

/** The document's template, with its texts. Throws when it names one that there is not. */
export function readTemplate(host: string): string {
  const texts = new Map<string, string>(Object.entries(documentMessages));
  return readFileSync(join(host, 'document.html'), 'utf8').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`document.html names a text that messages do not have: ${name}`);
    return text;
  });
}

// The order of the layers comes first.
const files = ['first-paint.css', 'fonts.css', 'skeletons.css'];

/** What the document's first paint needs, out of the shell's sources. */
export function readCriticalCss(host: string): string {
  return files.map((file) => readFileSync(join(host, 'src/document', file), 'utf8')).join('\n');
}

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
