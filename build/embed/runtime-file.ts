import react from '@vitejs/plugin-react';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree, Plugin, Rolldown } from 'vite';
import { fontFiles } from '../fonts.ts';
import { shortIntegrity } from '../integrity-manifest.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';
import { sharedSource } from '../shared-source.ts';
import { bundle, type VendorFile } from './bundle.ts';
import type { ElementsFile } from './elements-file.ts';
import { embedPlugin } from './embed-plugin.ts';
import { entryExports, type EntryExports, type ExportedNames } from './entry-exports.ts';
import {
  isOfLoading,
  loadingPackages,
  loadingSources,
  runtimeSources,
  runtimeStyleSheets,
} from './runtime-modules.ts';

/** What all widgets of a page have in common, with the names under which widget builds import modules from it. */
export interface RuntimeFile extends VendorFile {
  /** The file that holds session and cart. */
  readonly account: VendorFile;
  /** The file that holds what loads data, and its names. */
  readonly loading: VendorFile & Pick<RuntimeFile, 'names'>;
  /** All files that the runtime imports later. */
  readonly lazy: readonly LazyFile[];
  readonly names: ExportedNames;
}

interface LazyFile extends VendorFile {
  /** Those of them that it imports statically. */
  readonly imports: readonly string[];
}

/** Group of the style registry that the runtime's own styles belong to. */
export const runtimeStyles = 'shop-widgets';

const entryId = '\0shop:runtime';
const accountSource = sharedSource('platform/account.ts');
const loadingSource = sharedSource('embed/widget/loading.ts');

/**
 * Widget view, router and the common components as one file for all widgets of a page. Session and cart, and what loads
 * data, are files of their own. Written to `outDir` when there is one.
 */
export async function buildRuntimeFile(
  reactFile: VendorFile,
  elements: ElementsFile,
  outDir?: string,
): Promise<RuntimeFile> {
  const { code, names } = entryExports(runtimeSources);
  const loading = entryExports(loadingSources, loadingPackages());
  const externals = {
    react: `./${reactFile.file}`,
    common: [{ address: `./${elements.file}`, names: elements.names }],
  };
  const chunks = await bundle({
    base: './',
    plugins: [
      embedPlugin({ entry: { id: entryId, code }, externals }),
      exportMore(loadingSource, loading),
      loadModulePlugin(),
      react(),
      shadowDomCss({
        group: runtimeStyles,
        placeOf: (file) => (runtimeStyleSheets.has(file) ? 'elsewhere' : 'here'),
      }),
    ],
    define: { shopFonts: JSON.stringify(writeFonts(outDir)) },
    build: {
      rolldownOptions: {
        input: { shop: entryId },
        // Files that load later import from the entry what it holds, beyond what it exports to widgets.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [{ name: 'loading', test: isOfLoading }],
            includeDependenciesRecursively: false,
          },
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
        },
      },
    },
  });
  if (outDir !== undefined)
    for (const { fileName, code: text } of chunks) writeFileSync(join(outDir, fileName), text);
  const entry = fileOf(chunks, ({ isEntry, name }) => isEntry && name === 'shop');
  const account = fileOf(chunks, ({ moduleIds }) => moduleIds.includes(accountSource));
  const loader = fileOf(chunks, ({ moduleIds }) => moduleIds.includes(loadingSource));
  const lazy = chunks.filter(({ isEntry }) => !isEntry);
  const isLazy = (file: string) => lazy.some(({ fileName }) => fileName === file);
  return {
    ...entry,
    account,
    loading: { ...loader, names: loading.names },
    lazy: lazy.map((chunk) => ({ ...toFile(chunk), imports: chunk.imports.filter(isLazy) })),
    names,
  };
}

/** Has a module export what widgets import from its file, besides its own. */
function exportMore(source: string, { code, names }: EntryExports): Plugin {
  return {
    name: 'shop:export-more',
    enforce: 'pre',
    async transform(own, id) {
      return id === source ? `${own}\n${await code(this)}` : null;
    },
    // In a group, a module that is imported later is exported as one object of functions that return its exports. An entry of its
    // own would have them by name, and a further file for what both entries need.
    renderChunk(rendered, { moduleIds }) {
      if (!moduleIds.includes(source)) return null;
      const returned = new Map(this.parse(rendered).body.flatMap(returnedNames));
      const listed = [...names.values()]
        .flatMap((aliases) => [...aliases.values()])
        .map((alias) => {
          const local =
            returned.get(alias) ?? this.error(`${source}: its export ${alias} is not where it was`);
          return `${local} as ${alias}`;
        });
      return `${rendered}\nexport { ${listed.join(', ')} };`;
    },
  };
}

/** Of a declaration like `const all = exported({ name: () => local })`: each name with its local one. */
function returnedNames(statement: ESTree.Statement | ESTree.ModuleDeclaration): [string, string][] {
  if (statement.type !== 'VariableDeclaration') return [];
  const objects = statement.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression'
      ? init.arguments.filter((given) => given.type === 'ObjectExpression')
      : [],
  );
  return objects.flatMap(({ properties }) =>
    properties.flatMap((property): [string, string][] =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type === 'ArrowFunctionExpression' &&
      property.value.body.type === 'Identifier'
        ? [[property.key.name, property.value.body.name]]
        : [],
    ),
  );
}

function fileOf(
  chunks: readonly Rolldown.OutputChunk[],
  matches: (chunk: Rolldown.OutputChunk) => boolean,
): VendorFile {
  const chunk = chunks.find(matches);
  if (!chunk) throw new Error('the runtime build lacks a file');
  return toFile(chunk);
}

function toFile({ fileName, code }: Rolldown.OutputChunk): VendorFile {
  return { file: fileName, integrity: shortIntegrity(code) };
}

/** File name of each font; written to `outDir` when there is one. */
function writeFonts(outDir: string | undefined): Record<string, string> {
  const named = Object.entries(fontFiles()).map(([name, path]) => {
    const bytes = readFileSync(path);
    const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
    if (outDir !== undefined) writeFileSync(join(outDir, file), bytes);
    return [name, file] as const;
  });
  return Object.fromEntries(named);
}
