import { federation } from '@module-federation/vite';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { routerImport, routerKey, sharedFolder } from './shared-source.ts';

type Command = 'build' | 'serve';

/** What of the shell an area asks for at run time, with the versions that will do: `release.json` says so. */
export const sharedRanges = { react: '^19.0.0', [routerKey]: '^1.0.0' } as const;

const ranges = { ...sharedRanges, 'react/jsx-runtime': sharedRanges.react } as const;
// Dev servers compile JSX to calls of another module of React.
const devRanges = { ...ranges, 'react/jsx-dev-runtime': ranges['react/jsx-runtime'] } as const;

const importOf = (key: string) => (key === routerKey ? routerImport : key);

/** The only modules shared by identity between the shell and areas, as sources import them; dev servers share one more. */
export function sharedModules(command: Command = 'build'): string[] {
  return Object.keys(command === 'serve' ? devRanges : ranges).map(importOf);
}

/** The plugin's `shared` option; remotes have no copy of their own. */
export function sharedOption(side: 'host' | 'remote', command: Command = 'build') {
  return Object.fromEntries(
    Object.entries(command === 'serve' ? devRanges : ranges).map(([key, requiredVersion]) => [
      importOf(key),
      {
        singleton: true,
        requiredVersion,
        ...(side === 'remote' ? { import: false as const } : {}),
      },
    ]),
  );
}

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
    shareRouter(),
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

/**
 * The federation plugin leaves a share key alone when the importer belongs to the same package, and so would bundle
 * a router for the parts of shared/ui that use it. Such imports are resolved as if the remote had made them.
 *
 * Without options: Rolldown keeps those of calls in flight under the map's size, so that a call that begins when another has ended
 * takes the place of a third. With them one build in a hundred got the federation plugin's own, and bundled React.
 */
function shareWithinShared(remoteModule: string, sharedModules: readonly string[]): Plugin {
  return {
    name: 'share-within-shared',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!sharedModules.includes(source) || !importer?.startsWith(sharedFolder)) return null;
      return this.resolve(source, remoteModule);
    },
  };
}

/**
 * Areas ask for the router by its share key, whatever sources call it. The federation plugin has an option for that, but
 * then looks for the exports of a package of that key.
 */
function shareRouter(): Plugin {
  return {
    name: 'share-router',
    enforce: 'post',
    apply: 'build',
    renderChunk: (code) =>
      code.includes(routerImport) && routerImport !== routerKey
        ? { code: code.replaceAll(routerImport, routerKey), map: null }
        : null,
    // The plugin's manifests, for hosts that read those.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && /^mf-.*\.json$/.test(file.fileName))
            file.source = String(file.source).replaceAll(routerImport, routerKey);
      },
    },
  };
}

/**
 * The federation plugin drops the exports of share keys that nobody imports, and takes for nobody whom it has not
 * seen 10 ms after the last module it saw: on a busy machine a build failed for want of an export now and then.
 * A namespace import in the first module of all makes it keep every export (0.3 kB).
 */
function keepSharedExports(remoteModule: string, sharedModules: readonly string[]): Plugin {
  const imports = sharedModules.map((module, index) => `import * as $shared${index} from '${module}';`);
  return {
    name: 'keep-shared-exports',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (id === remoteModule ? { code: imports.join('') + code, map: null } : null),
  };
}
