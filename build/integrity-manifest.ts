import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntegrityManifest, Release } from '@shop/shared/contracts';
import type { ModuleGraph } from './module-graph.ts';

/** `sha256-…` of a file: shorter than SHA-384 for scripts that name many files. */
export function shortIntegrity(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export interface ListedFile {
  readonly name: string;
  readonly integrity: string;
  /** All that it imports statically, by name. */
  readonly imports: readonly string[];
}

/**
 * Source of the module that lists a build's files with their integrity.
 * @param base what the names count from, relative to the module
 */
export function integrityManifest(base: string, files: readonly ListedFile[]): string {
  const listed: IntegrityManifest['files'] = Object.fromEntries(
    files.map(({ name, integrity, imports }) => [name, [integrity, ...imports]] as const),
  );
  return `export const base=${JSON.stringify(base)},files=${JSON.stringify(listed)};`;
}

/**
 * Lists a storefront build's files in `integrity.js` beside them. Returns what its `release.json` says of them, which is all.
 * @param present files that are there before anything can be imported later: the list leaves them out
 */
export function writeIntegrityManifest(
  outDir: string,
  graph: ModuleGraph,
  present: readonly string[] = [],
): Required<Pick<Release, 'integrityManifest' | 'files'>> {
  const isLate = (name: string) => !present.includes(name);
  const files = graph.files.map((name) => ({
    name,
    integrity: shortIntegrity(readFileSync(join(outDir, name))),
    imports: graph.closure(name).filter((file) => file !== name && isLate(file)),
  }));
  const code = integrityManifest(
    './',
    files.filter(({ name }) => isLate(name)),
  );
  const file = 'integrity.js';
  writeFileSync(join(outDir, file), code);
  return {
    integrityManifest: { file, integrity: shortIntegrity(code) },
    files: Object.fromEntries(files.map(({ name, integrity }) => [name, integrity])),
  };
}
