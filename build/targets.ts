import { join } from 'node:path';
import { findAreas, readAreaManifest } from './areas.ts';
import { buildArea } from './build-area.ts';
import { buildOneBundle } from './build-one-bundle.ts';
import { buildOrdinaryHost } from './build-ordinary-host.ts';
import { buildShell } from './build-shell.ts';
import { buildEmbed } from './embed/build-embed.ts';
import { buildVendor } from './embed/vendor.ts';
import { writeAreaRelease } from './write-release.ts';

/** One thing to build: where from, and how into an empty directory. */
export interface Target {
  /** Directory below `dist/`. */
  readonly name: string;
  /** `npm run build` builds the shop; the rest is built where a test or the bench asks for it. */
  readonly purpose: 'shop' | 'test' | 'bench';
  /** What the result depends on, relative to the checkout; its version stands for their content. */
  readonly inputs: readonly string[];
  build(outDir: string, version: string): Promise<void>;
}

const common = ['shared', 'build', 'package-lock.json'];

/** The build table: every app with its outputs. Areas are found by their folder. */
export function targets(checkout: string): Target[] {
  const areas = findAreas(checkout);
  return [
    hostTarget(checkout),
    ...areas.map((name) => areaTarget(checkout, name)),
    ...areas.map((name) => embedTarget(checkout, name)),
    {
      name: 'embed/vendor',
      purpose: 'shop',
      inputs: common,
      build: async (outDir) => {
        await buildVendor(outDir);
      },
    },
    {
      name: 'ordinary-host',
      purpose: 'test',
      inputs: ['host', ...common],
      build: (outDir, version) => buildOrdinaryHost({ root: join(checkout, 'host'), outDir, version }),
    },
    {
      name: 'one-bundle',
      purpose: 'bench',
      inputs: ['bench/one-bundle', 'host', 'remotes', ...common],
      build: (outDir, version) => {
        const manifests = areas.map((name) => readAreaManifest(checkout, name));
        return buildOneBundle({ checkout, outDir, version, manifests });
      },
    },
  ];
}

function hostTarget(checkout: string): Target {
  return {
    name: 'host',
    purpose: 'shop',
    inputs: ['host', ...common],
    build: async (outDir, version) => {
      const [entry, server] = ['host/src/main.tsx', 'host/src/server.tsx'];
      await buildShell({ checkout, entry, server, outDir, version });
    },
  };
}

function areaTarget(checkout: string, name: string): Target {
  return {
    name,
    purpose: 'shop',
    inputs: [`remotes/${name}`, ...common],
    build: async (outDir, version) => {
      await buildArea({ name, root: join(checkout, 'remotes', name), outDir, version });
      await writeAreaRelease(readAreaManifest(checkout, name), outDir, version);
    },
  };
}

function embedTarget(checkout: string, name: string): Target {
  return {
    name: `embed/${name}`,
    purpose: 'shop',
    inputs: [`remotes/${name}`, ...common],
    build: async (outDir, version) => {
      const manifest = readAreaManifest(checkout, name);
      const root = join(checkout, 'remotes', name);
      const vendor = await buildVendor();
      await buildEmbed({ remote: name, root, outDir, version, manifest, vendor });
    },
  };
}
