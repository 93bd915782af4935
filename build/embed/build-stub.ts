import type { StubTable } from '@shop/shared/mount/stub';
import { join } from 'node:path';
import { build } from 'vite';
import { generatedModule } from './widget-entry.ts';

/** The small script that a page names: it defines the elements and loads the rest when one is there. */
export async function buildStub(root: string, outDir: string, table: StubTable): Promise<void> {
  const entry = join(root, 'src/stub.js');
  const code = [
    "import { startWidgets } from '@shop/shared/mount/stub';",
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
        input: { stub: entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
