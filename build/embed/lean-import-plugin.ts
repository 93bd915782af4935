import type { Plugin } from 'vite';

const wrapping = 'native:import-analysis-build';

/**
 * Vite wraps every `import()` in a helper that preloads CSS files and chunks. Here there are no CSS files, and chunks are
 * preloaded with integrity before: the plugin that wraps is left out, and with it the helper's own chunk.
 */
export function leanImportPlugin(): Plugin {
  return {
    name: 'shop:lean-import',
    apply: 'build',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === wrapping);
      if (index === -1)
        throw new Error(`Vite has no plugin "${wrapping}" any more: what wraps import() now?`);
      (plugins as Plugin[]).splice(index, 1);
    },
  };
}
