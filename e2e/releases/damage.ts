import { readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What goes wrong with a store in a directory, whatever the release command allows. */

/** Removes the files of a folder whose names match: what a broken upload leaves. */
export function loseFiles(store: string, folder: string, name: RegExp): void {
  const directory = join(store, folder);
  const lost = readdirSync(directory).filter((file) => name.test(file));
  if (lost.length === 0) throw new Error(`${folder} has no file ${name}.`);
  for (const file of lost) renameSync(join(directory, file), join(directory, `${file}.lost`));
}

/** Cuts off a release's record after 40 characters. */
export function truncateRecord(store: string, release: string): void {
  truncateSync(join(store, 'releases', `${release}.json`), 40);
}

/** Makes a version of the blog the default, past the command that would refuse that. */
export function promoteByHand(store: string, version: string): void {
  const log = join(store, 'log');
  const newest = readdirSync(log).toSorted().at(-1) ?? '';
  const entry = JSON.parse(readFileSync(join(log, newest), 'utf8')) as Entry;
  const { blog = '' } = entry.default;
  const next: Entry = {
    ...entry,
    n: entry.n + 1,
    did: `promote blog@${version}`,
    default: { ...entry.default, blog: version },
    before: { ...entry.before, blog: [blog] },
  };
  writeFileSync(join(log, `${String(next.n).padStart(8, '0')}.json`), JSON.stringify(next), { flag: 'wx' });
}

interface Entry {
  readonly n: number;
  readonly did: string;
  readonly default: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, readonly string[]>>;
}
