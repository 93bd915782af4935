/** Imports a module of this worker; a build of one set has a table of its modules in this file's place. */
export const load = (directory: string, file: string): Promise<unknown> =>
  import(/* @vite-ignore */ `/${directory}/${file}`);
