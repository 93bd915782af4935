import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite calls `import()` through a helper that preloads CSS files and chunks. Here there are no CSS files; the helper
 * first brings the chunk, and what it imports, with the integrity that the build recorded. The chunk's name is read off
 * the call's own text: the bundler puts it there last of all.
 */
export function verifiedImportPlugin(): Plugin {
  return {
    name: 'shop:verified-import',
    enforce: 'pre',
    load: (id) =>
      id === helper
        ? [
            "import { verifiedImport } from '@shop/shared/mount/verified';",
            'export const __vitePreload = (load) => verifiedImport(load, import.meta.url);',
          ].join('\n')
        : null,
  };
}
