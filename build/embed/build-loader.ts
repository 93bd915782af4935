import type { LoaderTable } from '@shop/shared/embed/loader';
import { join } from 'node:path';
import { build } from 'vite';
import { generatedModule } from './widget-entry.ts';

/** The small script that a page names: it defines the elements and loads the rest when one is there. */
export async function buildLoader(root: string, outDir: string, table: LoaderTable): Promise<void> {
  const entry = join(root, 'src/loader.js');
  const code = [
    "import { startWidgets } from '@shop/shared/embed/loader';",
    `export const mount = startWidgets(${JSON.stringify(table)}, import.meta.url);`,
  ];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [generatedModule(entry, code.join('\n'))],
    build: {
      outDir,
      // Whatever knows modules can read it, and say that it is too old: see `isServedBrowser`.
      target: 'es2018',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { loader: entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
