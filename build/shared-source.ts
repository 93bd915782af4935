import { extname, join } from 'node:path';

/** Whether this is the kit, in which all sources are compiled, and not the checkout. */
const isCompiled = extname(import.meta.filename) === '.js';

/** Folder of what shell, areas and widgets have in common, with a slash at the end. */
export const sharedFolder = join(import.meta.dirname, '../shared/');

/** Absolute path of a source in it, e.g. of `router/index.ts`. */
export function sharedSource(file: string): string {
  return join(sharedFolder, isCompiled ? file.replace(/\.tsx?$/, '.js') : file);
}

/** Text for the imports of a module that exists during a build only. */
export const sharedImport = (file: string): string => JSON.stringify(sharedSource(file));

/** The name by which shell and areas share the router at run time, wherever they were built. */
export const routerKey = '@shop/shared/router';

/** The name by which sources import it here. */
export const routerImport = isCompiled ? '@shop/area-kit/router' : routerKey;
