import { AreaManifestSchema, type AreaManifest } from '@shop/shared/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildArea } from './build-area.ts';
import { buildOneBundle } from './build-one-bundle.ts';
import { buildOrdinaryHost } from './build-ordinary-host.ts';
import { buildShell } from './build-shell.ts';
import { buildElements, buildEmbed, buildRuntime, buildVendor } from './embed/index.ts';
import { writeAreaRelease } from './write-release.ts';

/** One thing to build: where from, and how into an empty directory. */
export interface Target {
  /** Directory below `dist/`. */
  readonly name: string;
  /** What the result depends on, relative to the checkout; its version stands for their content. */
  readonly inputs: readonly string[];
  build(outDir: string, version: string): Promise<void>;
}

export const areaNames = ['catalog', 'blog', 'account-cart'] as const;

const common = ['shared', 'build', 'package-lock.json'];

export function readAreaManifest(checkout: string, name: string): AreaManifest {
  return v.parse(
    AreaManifestSchema,
    JSON.parse(readFileSync(join(checkout, 'remotes', name, 'area.json'), 'utf8')),
  );
}

/** The build table: every app with its outputs. */
export function targets(checkout: string): Target[] {
  return [
    {
      name: 'host',
      inputs: ['host', ...common],
      build: async (outDir, version) => {
        await buildShell({
          checkout,
          entry: 'host/src/main.tsx',
          server: 'host/src/server.tsx',
          outDir,
          version,
        });
      },
    },
    ...areaNames.map((name) => ({
      name,
      inputs: [`remotes/${name}`, ...common],
      build: async (outDir: string, version: string) => {
        await buildArea({ name, root: join(checkout, 'remotes', name), outDir, version });
        await writeAreaRelease(readAreaManifest(checkout, name), outDir, version);
      },
    })),
    ...areaNames.map((name) => ({
      name: `embed/${name}`,
      inputs: [`remotes/${name}`, ...common],
      build: async (outDir: string, version: string) => {
        const manifest = readAreaManifest(checkout, name);
        const root = join(checkout, 'remotes', name);
        const vendor = await buildVendor();
        const elements = await buildElements();
        const runtime = await buildRuntime(vendor.file, elements);
        await buildEmbed({ remote: name, root, outDir, version, manifest, vendor, elements, runtime });
      },
    })),
    {
      name: 'embed/vendor',
      inputs: common,
      build: async (outDir) => {
        const vendor = await buildVendor(outDir);
        await buildRuntime(vendor.file, await buildElements(outDir), outDir);
      },
    },
    {
      name: 'ordinary-host',
      inputs: ['host', ...common],
      build: (outDir, version) => buildOrdinaryHost({ root: join(checkout, 'host'), outDir, version }),
    },
    {
      name: 'one-bundle',
      inputs: ['bench/one-bundle', 'host', 'remotes', ...common],
      build: (outDir, version) => {
        const manifests = areaNames.map((name) => readAreaManifest(checkout, name));
        return buildOneBundle({ checkout, outDir, version, manifests });
      },
    },
  ];
}
