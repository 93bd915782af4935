import { readdirSync } from 'node:fs';
import { isBuiltin, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadOutput } from '../render/server-outputs.ts';
import type { RendererSetup } from '../render/renderer.ts';

type Host = Pick<RendererSetup['host'], 'version' | 'shared'>;

/**
 * Imports the server outputs of a set from their directories. What they import by name (React, the router) comes from
 * the set's host, whose directory is `releases/host/<version>`, and from nowhere else. With the first module of a directory
 * all others are imported, so that a page's lazy parts load later, even if their files are gone.
 */
export function nodeModules(directories: ReadonlyMap<string, string>, host: Host): LoadOutput {
  const urlOf = addressesIn(directories, host);
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = urlOf(specifier, context.parentURL ?? '');
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
  return async (directory, file) => {
    const root = directories.get(directory);
    if (root === undefined) throw new Error(`There is no ${directory}.`);
    const imported = await importFile(join(root, file));
    await Promise.allSettled(modulesBeside(join(root, file)).map(importFile));
    return imported;
  };
}

/**
 * Gives the address of what a server output imports; undefined for imports of others, and of Node's own modules.
 * It does not look at the disk: a module that is imported does not need its file any more.
 */
function addressesIn(directories: ReadonlyMap<string, string>, host: Host) {
  const roots = [...directories.values()].map((directory) => `${pathToFileURL(directory).href}/`);
  const isInside = (url: string) => roots.some((root) => url.startsWith(root));
  const hostDirectory = directories.get(`releases/host/${host.version}`) ?? '';
  return (specifier: string, importer: string): string | undefined => {
    if (isInside(specifier)) return specifier;
    if (!isInside(importer) || isBuiltin(specifier) || URL.canParse(specifier)) return undefined;
    if (/^\.{1,2}\//.test(specifier)) return new URL(specifier, importer).href;
    const shared = host.shared?.[specifier];
    if (!shared) throw new Error(notBrought(specifier, importer, host));
    return pathToFileURL(join(hostDirectory, shared.file)).href;
  };
}

function notBrought(specifier: string, importer: string, { version, shared = {} }: Host): string {
  const names = Object.keys(shared).join(', ') || 'nothing';
  return `${importer} imports "${specifier}", which the host ${version} does not bring. It brings: ${names}.`;
}

function importFile(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href);
}

function modulesBeside(file: string): string[] {
  const names = readdirSync(dirname(file), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js')).map((name) => join(dirname(file), name));
}
