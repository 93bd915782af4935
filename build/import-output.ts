import type { Area } from '@shop/shared/contracts';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedModules } from './area-federation.ts';
import { routerImport, routerKey } from './shared-source.ts';

/** Imports a built server output's area. What the shell's host brings to it comes from the packages beside this source. */
export async function importOutput(serverDir: string): Promise<Area> {
  const base = pathToFileURL(`${serverDir}/`).href;
  const shared = new Set([...sharedModules(), routerKey]);
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!shared.has(specifier) || !context.parentURL?.startsWith(base)) return next(specifier, context);
      const known = specifier === routerKey ? routerImport : specifier;
      return next(known, { ...context, parentURL: import.meta.url });
    },
  });
  try {
    const { area } = (await import(pathToFileURL(join(serverDir, 'entry.js')).href)) as { area: Area };
    return area;
  } finally {
    hooks.deregister();
  }
}
