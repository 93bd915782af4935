import type { Plugin } from 'vite';
import type { ExportedNames } from './entry-plugin.ts';

const prefix = '\0shop:runtime/';

/** Makes imports of what a common file holds refer to that file, which every widget of a page loads once. */
export function runtimePlugin({ names }: { readonly names: ExportedNames }, address: string): Plugin {
  return {
    name: 'shop:runtime-external',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === address) return { id: address, external: 'absolute' };
      if (id.startsWith('\0')) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && names.has(found.id) ? prefix + found.id : found;
    },
    load(id) {
      const known = id.startsWith(prefix) ? names.get(id.slice(prefix.length)) : undefined;
      if (!known) return null;
      const list = [...known].map(([name, alias]) => `${alias} as ${name}`).join(', ');
      return { code: `export { ${list} } from ${JSON.stringify(address)};`, moduleSideEffects: false };
    },
  };
}
