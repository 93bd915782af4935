import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AreaManifest } from '@shop/shared/contracts';
import { UsageError } from './verb.ts';

/** The command's own module, for what runs in a process of its own. */
export const commandModule = join(import.meta.dirname, `main${extname(import.meta.filename)}`);

/** Reads the area that stands in a folder. Throws a `UsageError` where there is none, or one that cannot be read. */
export async function readAreaIn(folder: string): Promise<AreaManifest> {
  if (!existsSync(join(folder, 'area.json')))
    throw new UsageError(
      `${folder} has no area.json: this is for the folder of an area. "create" makes one.`,
    );
  const { readManifest } = await import('../../../build/areas.ts');
  try {
    return readManifest(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`${join(folder, 'area.json')}: ${reason}`, { cause });
  }
}
