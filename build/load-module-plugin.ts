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
 *
 * Of `import().then(use, fail)` Vite hands all of it to the helper, so that `fail` never hears of a file that could not be
 * fetched. Such a build fails: call a function that does nothing but import.
 */
export function loadModulePlugin(): Plugin {
  return {
    name: 'shop:load-module',
    enforce: 'pre',
    resolveId: (id) => (id === viteHelper ? helper : null),
    load: (id) =>
      id === helper
        ? [
            `import { pageFiles } from ${sharedImport('modules/page-files.ts')};`,
            // Vite gives the importing module's address where the base is relative, as in all builds here.
            'export const __vitePreload = (load, _, importer) => {',
            '  const { loadModule } = pageFiles();',
            '  return loadModule ? loadModule(load, importer) : load();',
            '};',
          ].join('\n')
        : null,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && losesFailure(output.code))
          this.error(
            `${output.fileName}: import().then(use, fail) never calls fail. Import in a function of its own.`,
          );
    },
  };
}

/** Whether the handler of a failed import stands inside the helper's argument. */
export function losesFailure(code: string): boolean {
  return code
    .split(/\bimport\([^()]*\)\s*\.then\(/)
    .slice(1)
    .some(hasSecondArgument);
}

/** Reads the arguments of a call up to its end. */
function hasSecondArgument(code: string): boolean {
  let depth = 0;
  for (const character of code) {
    if (depth === 0 && character === ',') return true;
    if (depth === 0 && character === ')') return false;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
  }
  return false;
}
