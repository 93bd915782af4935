import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadOutput } from '../render/server-outputs.ts';

// Packages that server outputs do not contain: shell and areas share this process's copy.
const sharedPackages = /^(?:react|react-dom|react-router|react-router-dom|@shop\/shared\/router)(?:\/|$)/;

/**
 * Imports server outputs from their directories; shared packages come from this process. With the first module of a
 * directory all others are imported, so that a page's lazy parts load later, even if their files are gone.
 */
export function nodeModules(directories: ReadonlyMap<string, string>): LoadOutput {
  const roots = [...directories.values()].map((directory) => pathToFileURL(directory).href);
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '' } = context;
      const isServerOutput = roots.some((root) => parentURL.startsWith(`${root}/`));
      // Without checking the disk: a module that is imported does not need its file any more.
      if (isServerOutput && /^\.{1,2}\/.*\.js$/.test(specifier))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      return next(
        specifier,
        isServerOutput && sharedPackages.test(specifier)
          ? { ...context, parentURL: import.meta.url }
          : context,
      );
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

function importFile(path: string): Promise<unknown> {
  return import(pathToFileURL(path).href);
}

function modulesBeside(file: string): string[] {
  const names = readdirSync(dirname(file), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.js')).map((name) => join(dirname(file), name));
}
