import { federation } from '@module-federation/vite';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { keepSharedExports, shareWithinShared } from './share-within-shared.ts';
import { sharedModules, sharedOption, type Command } from './shared-modules.ts';

interface Area {
  readonly name: string;
  /** The remote's folder. */
  readonly root: string;
}

/** What makes an area a remote, in builds and in dev servers alike: `remoteEntry.js`, which exposes `./area`. */
export function areaFederation({ name, root }: Area, command: Command = 'build'): PluginOption[] {
  const entry = join(root, 'src/area.tsx');
  return [
    shareWithinShared(entry, sharedModules(command)),
    keepSharedExports(entry, sharedModules(command)),
    federation({
      name,
      filename: 'remoteEntry.js',
      exposes: { './area': './src/area.tsx' },
      shared: sharedOption('remote', command),
      dts: false,
      manifest: true,
      shareStrategy: 'loaded-first',
      experiments: { externalRuntime: true },
    }),
  ];
}
