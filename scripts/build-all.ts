import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildInOwnProcess, buildInPlace, checkBuilt } from '../build/build-in-place.ts';
import { inputHash } from '../build/input-hash.ts';
import { isLean } from '../build/lean/index.ts';
import { targets, type Target } from '../build/targets.ts';
import { withLock } from './lock.mjs';

export { writeFileLists } from '../delivery/release/file-list.ts';

export const checkout = dirname(import.meta.dirname);

const builder = join(checkout, 'scripts/build.ts');

/** Directory of each target's current build, by target name, relative to the checkout. */
export type Builds = Readonly<Record<string, string>>;

/**
 * Builds what changed of the named targets, or of the shop, and gives their directories. A directory is named by a hash
 * of its inputs and appears by one rename, so that several processes may build and serve from the same `dist` at once.
 * @param names of targets; the targets that a shop consists of unless given
 */
export async function buildAll(names?: readonly string[]): Promise<Builds> {
  const wanted = targets(checkout)
    .filter(({ name, purpose }) => (names ? names.includes(name) : purpose === 'shop'))
    .map((target) => ({ target, directory: directoryOf(target) }));
  const missing = wanted.filter(({ directory }) => !existsSync(join(checkout, directory)));
  // What is built is told apart from what a command prints.
  if (missing.length > 0) console.error(`Building ${missing.map(({ target }) => target.name).join(', ')}…`);
  const queue = [...missing];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await buildInOwnProcess(builder, ['--in-this-process', next.target.name], checkout);
  };
  await Promise.all([work(), work()]);
  checkBuilt(
    missing.map(({ target: { name }, directory }) => ({ name, directory: join(checkout, directory) })),
  );
  // A build in use counts as new, so that no other process removes it as an old one.
  const now = new Date();
  wanted.forEach(({ directory }) => utimesSync(join(checkout, directory), now, now));
  wanted.forEach(({ directory }) => removeOldSiblings(join(checkout, directory)));
  return Object.fromEntries(wanted.map(({ target, directory }) => [target.name, directory]));
}

function directoryOf({ name, inputs }: Target): string {
  return `dist/${name}/${inputHash(checkout, inputs, isLean ? '' : 'LEAN=0')}`;
}

/** Builds one target into place, unless it is there; one process at a time, since the federation plugin writes files. */
export async function buildOne(name: string): Promise<void> {
  const target = targets(checkout).find((candidate) => candidate.name === name);
  if (!target) throw new Error(`There is no target "${name}".`);
  await withLock(join(checkout, '.cache/locks', `build-${name.replace('/', '-')}`), async () => {
    await buildInPlace(target, () => join(checkout, directoryOf(target)));
  });
}

const maxBuilds = 5;
const maxAgeMs = 24 * 60 * 60 * 1000;

/** A running shop may still serve earlier builds: only old ones beyond a few go. */
function removeOldSiblings(directory: string): void {
  const parent = dirname(directory);
  const builds = readdirSync(parent)
    .map((name) => join(parent, name))
    // Another process may have just put its draft into place.
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now() }))
    .toSorted((a, b) => b.time - a.time);
  for (const { path, time } of builds.slice(maxBuilds)) {
    if (path !== directory && Date.now() - time > maxAgeMs) rmSync(path, { recursive: true, force: true });
  }
}
