import type { Plugin, Rolldown } from 'vite';
import { sharedSource } from '../shared-source.ts';
import type { ExportedNames } from './entry-exports.ts';

interface EmbedPluginOptions {
  /** A module that exists during the build only, and its source. */
  readonly entry: {
    readonly id: string;
    readonly code: string | ((context: Rolldown.PluginContext) => Promise<string>);
  };
  /** For builds with components. */
  readonly externals?: EmbedExternals;
  /** Absolute source files of each page; a page's files become one. */
  readonly pages?: readonly (readonly string[])[];
}

interface EmbedExternals {
  /** Address of the file that holds React. */
  readonly react: string;
  /** Files that hold further modules, and the names these have there; the first of two counts. */
  readonly common: readonly CommonFile[];
}

interface CommonFile {
  readonly address: string;
  readonly names: ExportedNames;
}

/** The modules that widgets import from React's file. */
export const reactModules: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
]);

const router = sharedSource('router/index.ts');
const memoryRouter = sharedSource('router/memory/index.ts');
const requiredReact = '\0shop:required-react';
const commonPrefix = '\0shop:common/';
const pagePrefix = '\0shop:page/';

/**
 * Resolves the modules of a widget build: its generated entry; React and common modules, which stay in files of their
 * own; the memory router in place of React Router; and one module for all files that a page imports, since a widget needs
 * them together and each file costs a request and a hash in the loader.
 */
export function embedPlugin({ entry, externals, pages = [] }: EmbedPluginOptions): Plugin {
  return {
    name: 'shop:embed',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === entry.id) return id;
      if (!externals) return null;
      const { react, common } = externals;
      // CommonJS packages get React in the form that `require` gives.
      if (reactModules.has(id))
        return options.kind === 'require-call' ? requiredReact : { id: react, external: 'absolute' };
      if (common.some(({ address }) => id === address)) return { id, external: 'absolute' };
      if (id.startsWith('react-router')) this.error(`${importer} would put ${id} into a widget`);
      if (id.startsWith('\0')) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found) return null;
      const source = found.id === router ? memoryRouter : found.id;
      if (common.some(({ names }) => names.has(source))) return commonPrefix + source;
      const page = options.kind === 'dynamic-import' ? pageOf(source, pages) : undefined;
      if (page) return pagePrefix + page.join('|');
      return source === found.id ? found : source;
    },
    load(id) {
      if (id === entry.id) return typeof entry.code === 'string' ? entry.code : entry.code(this);
      if (id.startsWith(pagePrefix)) return pageCode(id.slice(pagePrefix.length).split('|'));
      if (!externals) return null;
      const { react, common } = externals;
      if (id === requiredReact)
        return `import * as react from '${react}'; export { react as 'module.exports' };`;
      if (!id.startsWith(commonPrefix)) return null;
      const source = id.slice(commonPrefix.length);
      const holder = common.find(({ names }) => names.has(source));
      return { code: holder ? commonCode(holder, source) : '', moduleSideEffects: false };
    },
  };
}

/** The page that a source file belongs to; undefined for files of several pages. */
function pageOf(source: string, pages: readonly (readonly string[])[]): readonly string[] | undefined {
  const own = new Map(
    pages.filter((sources) => sources.includes(source)).map((sources) => [sources.join('|'), sources]),
  );
  const [page] = own.values();
  return own.size === 1 ? page : undefined;
}

function pageCode(sources: readonly string[]): string {
  return sources.map((source) => `export * from ${JSON.stringify(source)};`).join('\n');
}

function commonCode({ address, names }: CommonFile, source: string): string {
  const list = [...(names.get(source) ?? [])].map(([name, alias]) => `${alias} as ${name}`).join(', ');
  return list && `export { ${list} } from ${JSON.stringify(address)};`;
}
