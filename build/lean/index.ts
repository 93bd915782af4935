import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leanRouterPlugin } from './lean-router-plugin.ts';

/** Whether builds edit and replace library code to save bytes; `LEAN=0` builds with the libraries as they are. */
export const isLean = process.env['LEAN'] !== '0';

/** All edits of libraries that a shell is built with: see docs/decisions/0010. */
export function leanPlugins(): Plugin[] {
  return isLean ? [leanRouterPlugin(), federationRuntimePlugin()] : [];
}

/** Replaces the library that remotes take their federation runtime from by the part of it that they call. */
function federationRuntimePlugin(): Plugin {
  return {
    name: 'lean-federation-runtime',
    enforce: 'pre',
    resolveId: (id) =>
      id === '@module-federation/runtime/core' ? join(import.meta.dirname, 'federation-runtime.ts') : null,
  };
}
