import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { registryClient, shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { createServer, searchForWorkspaceRoot, type Plugin, type ViteDevServer } from 'vite';
import { areaFederation } from '../../../build/area-federation.ts';
import { devVersion } from '../../../build/dev-server.ts';
import { routerImport, routerKey } from '../../../build/shared-source.ts';
import { baseConfig } from '../../../build/vite-config.ts';
import { areaBase } from './addresses.ts';

interface AreaServer {
  readonly name: string;
  /** The area's folder. */
  readonly root: string;
  /** Takes the connections over which Vite tells pages of edits. */
  readonly server: Server;
}

/** What this file belongs to: the folder above `shared/`, `build/` and `kit/`. */
const kitRoot = join(import.meta.dirname, '../../..');
const dependencies = dirname(dirname(createRequire(import.meta.url).resolve('vite/package.json')));

/**
 * Vite's dev server of an area, as a remote for a shell as it is deployed: without React Refresh and without React's calls for
 * development, which a production React does not have.
 */
export async function createAreaServer({ name, root, server }: AreaServer): Promise<ViteDevServer> {
  const group = `${name}@${devVersion}`;
  const vite = await createServer(
    baseConfig({
      root,
      base: areaBase,
      cacheDir: join(root, 'node_modules/.area-kit'),
      appType: 'custom',
      logLevel: 'info',
      clearScreen: false,
      plugins: [
        shadowDomCss({ group, registry: registryClient }),
        swapStyles(),
        areaFederation({ name, root }),
      ],
      css: { modules: { generateScopedName: nameByFile(root) } },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      // Found before the first page: a dependency found later reloads it. The kit's own modules are sources.
      optimizeDeps: { entries: [join(root, 'src/area.tsx')], exclude: ['@shop/area-kit'] },
      server: {
        middlewareMode: true,
        hmr: { server },
        // The first page finds more of it compiled.
        warmup: { clientFiles: ['./src/area.tsx'] },
        fs: { allow: [searchForWorkspaceRoot(root), kitRoot, dependencies] },
      },
    }),
  );
  const manifest = join(root, 'area.json');
  vite.watcher.add(manifest);
  vite.watcher.on('change', (file) => {
    if (file === manifest) vite.ws.send({ type: 'full-reload' });
  });
  // A dependency that is found after a page has loaded others makes it load again.
  await vite.environments.client.depsOptimizer?.scanProcessing;
  return vite;
}

/**
 * Text of the area's entry: the one of the federation plugin, which asks for the router by the name that sources import it by; the
 * shell shares it by another where that is the kit's.
 */
export const entryModule = `import { get, init as initRemote } from '${areaBase}remoteEntry.js';
export { get };
export const init = (scope) => initRemote({ ...scope, '${routerImport}': scope['${routerKey}'] });
`;

/** Address of a module of the kit that runs in the page. */
export function kitModule(file: string): string {
  return `${areaBase}@fs/${file.replaceAll('\\', '/').replace(/^\/+/, '')}`;
}

/** Class names that stay when the text of their file changes, so that the text alone has to be exchanged. */
const nameByFile = (root: string) => (name: string, file: string) =>
  `${name}_${createHash('sha256').update(relative(root, file)).digest('hex').slice(0, 8)}`;

const cssModule = /\.module\.css$/;

/** A changed CSS Module is exchanged in the page, unless it has other class names than before: its importers have those. */
function swapStyles(): Plugin {
  return {
    name: 'area-kit:swap-styles',
    enforce: 'post',
    apply: 'serve',
    hotUpdate({ modules }) {
      // Vite decides this itself, since names of its own change with the text.
      for (const module of modules) if (cssModule.test(module.file ?? '')) module.isSelfAccepting = true;
    },
    transform: {
      filter: { id: cssModule },
      handler(code) {
        const names = [...code.matchAll(/^export const (\w+)|^\s+"([^"]+)":/gm)].map(
          ([, plain = '', quoted = '']) => plain + quoted,
        );
        const lines = [
          'import.meta.hot.accept();',
          `const $names = ${JSON.stringify(names.join(' '))};`,
          'const $before = import.meta.hot.data.names ?? $names;',
          'import.meta.hot.data.names = $names;',
          'if ($before !== $names) location.reload();',
        ];
        return { code: [code, ...lines].join('\n'), map: null };
      },
    },
  };
}
