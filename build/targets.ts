import { join } from 'node:path';
import { areaOutput, embedOutput, vendorOutput, type Output } from './area-outputs.ts';
import { findAreas, readAreaManifest } from './areas.ts';
import { buildOneBundle } from './build-one-bundle.ts';
import { buildOrdinaryHost } from './build-ordinary-host.ts';
import { buildShell } from './build-shell.ts';

/** One thing to build: where from, and how into an empty directory. */
export interface Target extends Output {
  /** `npm run build` builds the shop; the rest is built where a test or the bench asks for it. */
  readonly purpose: 'shop' | 'test' | 'bench';
  /** What the result depends on, relative to the checkout; its version stands for their content. */
  readonly inputs: readonly string[];
}

const common = ['shared', 'build', 'package-lock.json'];

/** The build table: every app with its outputs. Areas are found by their folder. */
export function targets(checkout: string): Target[] {
  const areas = findAreas(checkout);
  return [
    hostTarget(checkout),
    ...areas.map((name) => targetOf(checkout, name, areaOutput)),
    ...areas.map((name) => targetOf(checkout, name, embedOutput)),
    { ...vendorOutput, purpose: 'shop', inputs: common },
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

function targetOf(checkout: string, name: string, output: typeof areaOutput): Target {
  const root = join(checkout, 'remotes', name);
  const source = output({ root, manifest: readAreaManifest(checkout, name) });
  return { ...source, purpose: 'shop', inputs: [`remotes/${name}`, ...common] };
}
