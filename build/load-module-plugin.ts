import type { Plugin } from 'vite';
import { sharedImport } from './shared-source.ts';

const viteHelper = '\0vite/preload-helper.js';
// Under a name of its own: the federation plugin makes a chunk, and so a request, of a module with Vite's name.
const helper = '\0shop:load-module';

/**
 * Vite calls `import()` through a helper that preloads CSS files and chunks. Here there are no CSS files; this helper has
 * the page fetch the chunk and what it imports with the integrity that the build recorded, before it is imported. The
 * chunk's name is read off the call's own text: the bundler puts it there last of all. A page without the loader, such as
 * another federation host, imports without it.
 */
export function loadModulePlugin(): Plugin {
  return {
    name: 'shop:load-module',
    enforce: 'pre',
    resolveId: (id) => (id === viteHelper ? helper : null),
    load: (id) =>
      id === helper
        ? [
            `import { pageGlobal } from ${sharedImport('contracts/page-global.ts')};`,
            // Vite gives the importing module's address where the base is relative, as in all builds here.
            'export const __vitePreload = (load, _, importer) => {',
            '  const { loadModule } = pageGlobal();',
            '  return loadModule ? loadModule(load, importer) : load();',
            '};',
          ].join('\n')
        : null,
  };
}
