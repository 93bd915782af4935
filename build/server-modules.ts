import { readFileSync } from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { reactExports } from './embed/react-file.ts';
import { baseConfig, productionDefine } from './vite-config.ts';

/** A module that the shell's server output brings: its file, relative to the release, and its version. */
interface ServerModule {
  readonly file: string;
  readonly version: string;
}

const folder = 'server/shared';
const prefix = '\0shop:server-module/';

const react = (module: string) =>
  `export { ${reactExports(module).join(', ')} } from '${module}'; export { default } from '${module}';`;
const every = (module: string) => `export * from '${module}';`;

// By import specifier. React's renderer for Node, and the slower one for platforms that have nothing of Node (decision 36).
const sources: ReadonlyMap<string, () => string> = new Map([
  ['react', () => react('react')],
  ['react/jsx-runtime', () => react('react/jsx-runtime')],
  ['react-dom', () => react('react-dom')],
  ['react-dom/server', () => react('react-dom/server.node')],
  ['react-dom/server.edge', () => react('react-dom/server.edge')],
  ['react-router-dom', () => every('react-router-dom')],
  ['@shop/shared/router', () => every('@shop/shared/router')],
]);

/**
 * Builds the modules that a shell's server output brings for itself and for the areas of its set: a file each, in React's
 * production form, with one React and one router between them. Returns them by import specifier.
 */
export async function buildServerModules(outDir: string): Promise<Record<string, ServerModule>> {
  const modules = [...sources.keys()].map((specifier) => ({
    specifier,
    name: specifier.replace('@', '').replaceAll('/', '-'),
  }));
  const config = baseConfig({
    root: import.meta.dirname,
    define: productionDefine,
    plugins: [moduleSources()],
    build: {
      outDir: join(outDir, folder),
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map(({ specifier, name }) => [name, prefix + specifier])),
        preserveEntrySignatures: 'strict',
        // The router's modules are marked for servers that render components of two kinds; ours has one.
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  });
  await build(config);
  return Object.fromEntries(
    modules.map(({ specifier, name }) => [
      specifier,
      { file: `${folder}/${name}.js`, version: versionOf(specifier) },
    ]),
  );
}

/** Gives each entry its source, and React's renderer for Node what it requires of Node. */
function moduleSources(): Plugin {
  const ofNode = '\0shop:of-node/';
  return {
    name: 'server-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith('node:')) return { id, external: true };
      if (isBuiltin(id)) return ofNode + id;
      return id.startsWith(prefix) ? id : null;
    },
    load(id) {
      if (id.startsWith(prefix)) return sources.get(id.slice(prefix.length))?.();
      if (!id.startsWith(ofNode)) return null;
      return `import * as all from 'node:${id.slice(ofNode.length)}'; export { all as 'module.exports' };`;
    },
  };
}

function versionOf(specifier: string): string {
  const file = findPackageJSON(specifier, import.meta.url);
  if (!file) throw new Error(`${specifier} belongs to no package.`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return version;
}
