import type { Plugin } from 'vite';
import { vendorModules } from './vendor.ts';

const requiredId = '\0shop:vendor-required';

/** Makes imports of React refer to the vendor file, which every widget of a page loads from the same address. */
export function vendorPlugin(address: string): Plugin {
  const modules = new Set<string>(vendorModules);
  return {
    name: 'shop:vendor-external',
    enforce: 'pre',
    resolveId(id, _importer, { kind }) {
      if (!modules.has(id)) return null;
      // A CommonJS package gets the same module, in the form that `require` gives.
      return kind === 'require-call' ? requiredId : { id: address, external: 'absolute' };
    },
    load: (id) =>
      id === requiredId ? "import * as react from 'react'; export { react as 'module.exports' };" : null,
  };
}
