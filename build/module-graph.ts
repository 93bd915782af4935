import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Vite's `.vite/manifest.json` of a build, and what follows from it. */
export interface ModuleGraph {
  /** The chunk of a source file (relative to the build's root), if it has one of its own. */
  chunkOf(source: string): string | undefined;
  /** The source file behind a chunk. */
  sourceOf(file: string): string | undefined;
  /** All chunks. */
  readonly files: readonly string[];
  /** The chunk and everything it imports statically, itself first. */
  closure(file: string): string[];
}

export function readModuleGraph(outDir: string): ModuleGraph {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

  const visit = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const key of byFile.get(file)?.imports ?? []) {
      const imported = manifest[key];
      if (imported) visit(imported.file, seen);
    }
    return seen;
  };

  return {
    files: [...byFile.keys()].filter((file) => file.endsWith('.js')),
    chunkOf: (source) => manifest[source]?.file,
    sourceOf: (file) => byFile.get(file)?.src,
    closure: (file) => [...visit(file, new Set())],
  };
}
