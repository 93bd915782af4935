import { federation } from '@module-federation/vite';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { sharedOption } from './area-federation.ts';
import { viteConfig } from './vite-config.ts';

interface OrdinaryHostBuild {
  /** The host's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
}

/** A host built with the federation plugin and its own runtime, for the test that areas are ordinary remotes. */
export async function buildOrdinaryHost({ root, outDir, version }: OrdinaryHostBuild): Promise<void> {
  const group = `ordinary-host@${version}`;
  await build(
    viteConfig(
      { group },
      {
        root,
        base: './',
        plugins: [
          federation({
            name: 'ordinary-host',
            filename: 'remoteEntry.js',
            remotes: {},
            shared: sharedOption('host'),
            dts: false,
            experiments: { provideExternalRuntime: true },
          }),
        ],
        define: { __STYLE_GROUP__: JSON.stringify(group) },
        build: {
          outDir,
          rolldownOptions: {
            input: join(root, 'ordinary-host/main.tsx'),
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    ),
  );
  const page =
    '<!doctype html><html lang="en"><title>Ordinary host</title><link rel="icon" href="data:,"><body><script type="module" src="./main.js"></script></body></html>';
  writeFileSync(join(outDir, 'index.html'), page);
}
