import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0shop:page/';

/**
 * Makes the modules that a page imports when it is shown one file: a widget needs them all at once, and each file is a
 * request and a hash in the script.
 * @param pages sources by path pattern, relative to `root`
 */
export function wholePagesPlugin(root: string, pages: ReadonlyMap<string, readonly string[]>): Plugin {
  const absolute = [...pages.values()].map((sources) => sources.map((source) => join(root, source)));
  const pageOf = (source: string) => {
    const own = new Set(
      absolute.filter((sources) => sources.includes(source)).map((sources) => sources.join('|')),
    );
    const [page] = own;
    return own.size === 1 ? page : undefined;
  };
  return {
    name: 'shop:whole-pages',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (options.kind !== 'dynamic-import') return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const page = found && pageOf(found.id);
      return page ? prefix + page : found;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const sources = id.slice(prefix.length).split('|');
      return sources.map((source) => `export * from ${JSON.stringify(source)};`).join('\n');
    },
  };
}
