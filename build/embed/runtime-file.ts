import react from '@vitejs/plugin-react';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fontFiles } from '../fonts.ts';
import { shortIntegrity } from '../integrity-manifest.ts';
import { loadModulePlugin } from '../load-module-plugin.ts';
import { sharedSource } from '../shared-source.ts';
import { bundle, type VendorFile } from './bundle.ts';
import type { ElementsFile } from './elements-file.ts';
import { embedPlugin } from './embed-plugin.ts';
import { entryExports, type ExportedNames } from './entry-exports.ts';
import { runtimePackages, runtimeSources } from './runtime-modules.ts';

/** What all widgets of a page have in common, with the names under which widget builds import modules from it. */
export interface RuntimeFile extends VendorFile {
  /** The file that holds session and cart. */
  readonly account: VendorFile;
  /** All files that the runtime imports later. */
  readonly lazy: readonly VendorFile[];
  readonly names: ExportedNames;
}

/** Group of the style registry that the runtime's own styles belong to. */
export const runtimeStyles = 'shop-widgets';

const entryId = '\0shop:runtime';
const accountSource = sharedSource('platform/account.ts');

/**
 * Widget view, router, provider client and the common components as one file for all widgets of a page. Session and
 * cart are a file of their own. Written to `outDir` when there is one.
 */
export async function buildRuntimeFile(
  reactFile: VendorFile,
  elements: ElementsFile,
  outDir?: string,
): Promise<RuntimeFile> {
  const { code, names } = entryExports(runtimeSources, runtimePackages());
  const externals = {
    react: `./${reactFile.file}`,
    common: { address: `./${elements.file}`, names: elements.names },
  };
  const chunks = await bundle({
    base: './',
    plugins: [
      embedPlugin({ entry: { id: entryId, code }, externals }),
      loadModulePlugin(),
      react(),
      shadowDomCss({ group: runtimeStyles }),
    ],
    define: { shopFonts: JSON.stringify(writeFonts(outDir)) },
    build: {
      rolldownOptions: {
        input: { shop: entryId },
        // Files that load later import from the entry what it holds, beyond what it exports to widgets.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
  if (outDir !== undefined)
    for (const { fileName, code: text } of chunks) writeFileSync(join(outDir, fileName), text);
  const entry = fileOf(chunks, ({ isEntry }) => isEntry);
  const account = fileOf(chunks, ({ moduleIds }) => moduleIds.includes(accountSource));
  const lazy = chunks.filter(({ isEntry }) => !isEntry).map(toFile);
  return { ...entry, account, lazy, names };
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
