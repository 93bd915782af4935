import type { FileRecords } from '@shop/shared/mount/verified';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordOf } from './build-embed.ts';
import type { Runtime } from './runtime.ts';
import type { WidgetChunks } from './widget-chunks.ts';

interface FileRecordsOptions {
  readonly outDir: string;
  readonly chunks: WidgetChunks;
  readonly record: RecordOf;
  readonly runtime: Runtime;
}

/** Writes the module that tells the integrity of all files that a widget may import later; gives its own record. */
export function writeFileRecords({
  outDir,
  chunks,
  record,
  runtime,
}: FileRecordsOptions): readonly [string, string] {
  // The entry names this list, and is there before anything asks for it.
  const later = (file: string) => file !== chunks.entry;
  const files: Record<string, readonly [string, ...string[]]> = {};
  for (const file of chunks.files.filter(later)) {
    const [place, integrity] = record(file);
    const imports = chunks.filesOf(file).filter((imported) => imported !== file && later(imported));
    files[place] = [integrity, ...imports.map((imported) => record(imported)[0])];
  }
  for (const { file, integrity } of runtime.lazy) files[`vendor/${file}`] = [integrity];
  const list: FileRecords = files;
  const code = `export const files=${JSON.stringify(list)};`;
  const name = `files-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(outDir, name), code);
  return record(name);
}
