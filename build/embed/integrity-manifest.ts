import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityManifest, type ListedFile } from '../integrity-manifest.ts';
import type { RecordOf } from './build-embed.ts';
import type { Runtime } from './runtime.ts';
import type { WidgetChunks } from './widget-chunks.ts';

interface WidgetManifestOptions {
  readonly outDir: string;
  readonly chunks: WidgetChunks;
  readonly record: RecordOf;
  readonly runtime: Runtime;
}

/** Writes the module that lists all files that a widget may import later; gives its own file and integrity. */
export function writeWidgetManifest({
  outDir,
  chunks,
  record,
  runtime,
}: WidgetManifestOptions): readonly [string, string] {
  // The entry names this list, and is there before anything asks for it.
  const later = (file: string) => file !== chunks.entry;
  const own = chunks.files.filter(later).map((file): ListedFile => {
    const [name, integrity] = record(file);
    const imports = chunks.filesOf(file).filter((imported) => imported !== file && later(imported));
    return { name, integrity, imports: imports.map((imported) => record(imported)[0]) };
  });
  const common = runtime.lazy.map(({ file, integrity }): ListedFile => ({
    name: `vendor/${file}`,
    integrity,
    imports: [],
  }));
  // Names count from `/embed/`, two directories above the widget's own.
  const code = integrityManifest('../../', [...own, ...common]);
  const name = `integrity-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(outDir, name), code);
  return record(name);
}
