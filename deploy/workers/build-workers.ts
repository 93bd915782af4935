import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { baseConfig, productionDefine } from '../../build/vite-config.ts';

/** The gateway as modules: it has the text of the renderer's beside it. */
export interface BuiltWorkers {
  readonly 'gateway.js': string;
  readonly 'renderer.txt': string;
}

/** Bundles the edge for workerd. A release is no part of it: it comes from the bucket. */
export async function buildWorkers(): Promise<BuiltWorkers> {
  const [gateway, renderer] = await Promise.all([bundle('gateway'), bundle('renderer')]);
  return { 'gateway.js': gateway, 'renderer.txt': renderer };
}

/** @param plugins of this bundle alone */
export async function bundle(name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const result = await build(
    baseConfig({
      root: import.meta.dirname,
      define: productionDefine,
      plugins: [...plugins],
      ssr: { noExternal: true, target: 'webworker' },
      build: {
        write: false,
        target: 'esnext',
        minify: false,
        ssr: join(import.meta.dirname, 'worker', `${name}.ts`),
        rolldownOptions: {
          // Of what the host brings, not everything has a default export.
          checks: { importIsUndefined: false },
          treeshake: { moduleSideEffects: 'no-external' },
          external: [/^node:/, /^cloudflare:/, './renderer.txt'],
          output: { codeSplitting: false },
        },
      },
    }),
  );
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`${name} has no output.`);
  return chunk.code;
}
