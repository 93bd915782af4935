import react from '@vitejs/plugin-react';
import { cssModules, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { fontFiles } from '../fonts.ts';
import { shortIntegrity } from './integrity.ts';
import { memoryRouterPlugin } from './memory-router-plugin.ts';
import { runtimePackages, runtimeSources } from './runtime-modules.ts';
import { vendorPlugin } from './vendor-plugin.ts';
import { verifiedImportPlugin } from './verified-import-plugin.ts';

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
  /** By source file: the name in the runtime file of each of its exports. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Group of the style registry that the runtime's own styles belong to. */
export const runtimeStyles = 'shop-widgets';

const entryId = '\0shop:runtime';
const accountSource = join(import.meta.dirname, '../../shared/mount/account.ts');

/**
 * Mount, router, provider client and the common components as one module for all widgets of a page, named by its
 * content like React. Session and cart are a file of their own. Written to `outDir` when one is given.
 */
export async function buildRuntime(vendorFile: string, outDir?: string): Promise<Runtime> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    css: { modules: cssModules },
    plugins: [
      entryPlugin(names),
      vendorPlugin(`./${vendorFile}`),
      memoryRouterPlugin(),
      verifiedImportPlugin(),
      react(),
      shadowDomCss({ group: runtimeStyles }),
    ],
    define: {
      shopFonts: JSON.stringify(writeFonts(outDir)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2022',
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

/** The entry re-exports all that widgets may import, under short names of its own, since the files' names collide. */
function entryPlugin(names: Map<string, ReadonlyMap<string, string>>): Plugin {
  return {
    name: 'shop:runtime-entry',
    enforce: 'pre',
    resolveId: (id) => (id === entryId ? id : null),
    async load(id) {
      if (id !== entryId) return null;
      const lines: string[] = [];
      const add = (file: string, exported: readonly string[]) => {
        const known = new Map(exported.map((name, index) => [name, `${name}$${names.size}_${index}`]));
        names.set(file, known);
        const list = [...known].map(([name, alias]) => `${name} as ${alias}`).join(', ');
        lines.push(`export { ${list} } from ${JSON.stringify(file)};`);
      };
      for (const file of runtimeSources) {
        const { exports } = await this.load({ id: file });
        add(file, exports);
      }
      for (const [file, exported] of runtimePackages()) add(file, exported);
      return lines.join('\n');
    },
  };
}
