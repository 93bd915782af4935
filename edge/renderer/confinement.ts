import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

let hasTold = false;

const edgeSources = dirname(import.meta.dirname);

/**
 * Arguments of Node for a renderer: it may read these directories and its own modules, and use the network, which pages need
 * for the provider. It may read and write no other file, start nothing and load no native code. Signals are not withheld. What
 * makes a file by a socket is withheld by `withholdSocketFiles`, and where reports go by `withholdReports`.
 */
export function confinement(
  directories: Iterable<string>,
  knownFlags: ReadonlySet<string> = process.allowedNodeEnvironmentFlags,
  edge = edgeSources,
): string[] {
  // It came with Node 23.5.
  if (!knownFlags.has('--permission')) {
    if (!hasTold)
      console.warn(`Node ${process.versions.node} cannot confine renderers: they may read and write files.`);
    hasTold = true;
    return [];
  }
  const readable = new Set([...ownModules(edge), ...[...directories].flatMap(folder)]);
  return [
    '--permission',
    // Of V8: with some of its flags it writes files, for which the permission model asks nothing. Code that sets one ends its process.
    '--freeze-flags-after-init',
    // Before Node 25 the network is open without it.
    ...(knownFlags.has('--allow-net') ? ['--allow-net'] : []),
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    // It writes files without asking for permission.
    ...(knownFlags.has('--no-experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  ];
}

/** Sources that the edge consists of, and where Node looks for packages: in each directory above. */
function ownModules(edge: string): string[] {
  const sources = ['edge', 'shared', 'delivery'].flatMap((part) => folder(join(edge, '..', part)));
  const packages: string[] = [];
  for (let above = edge; above !== dirname(above); above = dirname(above)) {
    const description = join(above, 'package.json');
    if (existsSync(description)) packages.push(description);
    const installed = join(above, 'node_modules');
    packages.push(...folder(installed), ...linkedPackages(installed).flatMap(folder));
  }
  return [...sources, ...packages];
}

/** The `node_modules` to which packages are linked, where they are installed once for several projects. */
function linkedPackages(installed: string): string[] {
  if (!existsSync(installed)) return [];
  return readdirSync(installed, { withFileTypes: true }).flatMap((entry) => {
    const path = join(installed, entry.name);
    if (entry.name.startsWith('@')) return linkedPackages(path);
    if (!entry.isSymbolicLink() || !existsSync(path)) return [];
    const target = realpathSync(path);
    const end = target.lastIndexOf(`${sep}node_modules${sep}`);
    return end < 0 ? [] : [target.slice(0, end + `${sep}node_modules`.length)];
  });
}

/** A directory by the name that it is given and by its own, which modules have; nothing where there is none. */
function folder(path: string): string[] {
  if (!existsSync(path)) return [];
  return [path, realpathSync(path)].map((name) => name + sep);
}
