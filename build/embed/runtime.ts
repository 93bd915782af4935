import react from '@vitejs/plugin-react';
import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../vite-config.ts';
import { fontFiles } from '../document-files.ts';
import type { Elements } from './elements.ts';
import { entryPlugin, type ExportedNames } from './entry-plugin.ts';
import { shortIntegrity } from './integrity.ts';
import { memoryRouterPlugin } from './memory-router-plugin.ts';
import { runtimePackages, runtimeSources } from './runtime-modules.ts';
import { runtimePlugin } from './runtime-plugin.ts';
import { vendorPlugin } from './vendor-plugin.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';

export interface RuntimeFile {
  /** File name below `/embed/vendor/`; it changes with the content. */
  readonly file: string;
  readonly integrity: string;
}

/** What all widgets of a page have in common, for the widget builds that refer to it. */
export interface Runtime extends RuntimeFile {
  /** The file that holds session and cart. */
  readonly account: RuntimeFile;
  /** Everything that the runtime file imports when it is needed. */
  readonly lazy: readonly RuntimeFile[];
  readonly names: ExportedNames;
}

/** Group of the style registry that the runtime's own styles belong to. */
export const runtimeStyles = 'shop-widgets';

const entryId = '\0shop:runtime';
const accountSource = join(import.meta.dirname, '../../shared/platform/account.ts');

/**
 * Mount, router, provider client and the common components as one module for all widgets of a page, named by its
 * content like React. Session and cart are a file of their own. Written to `outDir` when one is given.
 */
export async function buildRuntime(
  vendorFile: string,
  elements: Elements,
  outDir?: string,
): Promise<Runtime> {
  const { plugin, names } = entryPlugin({
    id: entryId,
    sources: runtimeSources,
    packages: runtimePackages(),
  });
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    css: { modules: cssModules },
    plugins: [
      plugin,
      vendorPlugin(`./${vendorFile}`),
      runtimePlugin(elements, `./${elements.file}`),
      memoryRouterPlugin(),
      loadModulePlugin(),
      react(),
      shadowDomCss({ group: runtimeStyles }),
    ],
    define: {
      shopFonts: JSON.stringify(writeFonts(outDir)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input: { shop: entryId },
        // Files that come later take from the entry what it has, beyond what it exports to widgets.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const files = chunks.map(({ fileName, code }) => ({ file: fileName, integrity: shortIntegrity(code) }));
  if (outDir !== undefined)
    for (const { fileName, code } of chunks) writeFileSync(join(outDir, fileName), code);
  const fileOf = (wanted: (chunk: (typeof chunks)[number]) => boolean): RuntimeFile => {
    const index = chunks.findIndex(wanted);
    const file = files[index];
    if (!file) throw new Error('the runtime build lacks a file');
    return file;
  };
  const entry = fileOf(({ isEntry }) => isEntry);
  const account = fileOf(({ moduleIds }) => moduleIds.includes(accountSource));
  return { ...entry, account, lazy: files.filter((file) => file !== entry), names };
}

/** File name of each font; written to `outDir` when one is given. */
function writeFonts(outDir: string | undefined): Record<string, string> {
  const named = Object.entries(fontFiles()).map(([name, path]) => {
    const bytes = readFileSync(path);
    const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
    if (outDir !== undefined) writeFileSync(join(outDir, file), bytes);
    return [name, file] as const;
  });
  return Object.fromEntries(named);
}
