import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { scriptJson } from './html-text.ts';

/**
 * The text of the import map with the hash of every area's entry. A preload's hash only spoils the preload: the browser
 * fetches the file again and runs it. With the map it refuses to. Undefined where no release has hashes.
 */
export function integrityMap(config: EdgeConfig): string | undefined {
  const entries = [...config.areas].flatMap(([name, { version, entry, integrity }]) =>
    integrity ? [[releaseBase(config, name, version) + entry, integrity] as const] : [],
  );
  return entries.length > 0 ? scriptJson({ integrity: Object.fromEntries(entries) }) : undefined;
}
