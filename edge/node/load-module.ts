import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderSettings } from '../render/settings.ts';

// What server outputs leave to whoever imports them: one copy for the shell and all areas.
const shared = /^(?:react|react-dom|react-router|react-router-dom|@shop\/shared\/router)(?:\/|$)/;

/**
 * Imports server outputs from their directories, wherever those stand; what they share comes from here. With the first
 * module of a directory come all others: a page's part is there later, even if its file is not.
 */
export function nodeModules(directories: ReadonlyMap<string, string>): RenderSettings['load'] {
  const roots = [...directories.values()].map((directory) => pathToFileURL(directory).href);
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '' } = context;
      const ours = roots.some((root) => parentURL.startsWith(`${root}/`));
      // Without a look at the disk: a module that has been imported needs its file no more.
      if (ours && /^\.{1,2}\/.*\.js$/.test(specifier))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      return next(
        specifier,
        ours && shared.test(specifier) ? { ...context, parentURL: import.meta.url } : context,
      );
    },
  });
  return async (directory, file) => {
    const root = directories.get(directory);
    if (root === undefined) throw new Error(`There is no ${directory}.`);
    const asked = await importFile(join(root, file));
    await Promise.allSettled(modulesBeside(join(root, file)).map(importFile));
    return asked;
  };
}

function importFile(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href);
}

function modulesBeside(file: string): string[] {
  const names = readdirSync(dirname(file), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js')).map((name) => join(dirname(file), name));
}
