import { join } from 'node:path';
import type { Plugin } from 'vite';
import { areaFederation } from './area-federation.ts';
import { devConfig, type DevShop } from './dev-config.ts';
import { devDocument } from './dev-document.ts';
import { devOrigin, devVersion, serveApp, type DevServer } from './dev-server.ts';

/** Serves the shell and its document, with areas from the dev servers of `shop`. */
export async function serveHost(server: DevServer, shop: Omit<DevShop, 'checkout'>): Promise<void> {
  const { checkout, port } = server;
  await serveApp({
    ...server,
    name: 'host',
    root: join(checkout, 'host'),
    entry: 'src/main.tsx',
    own: {
      plugins: [devDocument(() => devConfig({ checkout, ...shop }), port)],
      define: { __STYLE_GROUP__: JSON.stringify(`host@${devVersion}`) },
    },
  });
}

interface AreaServer extends DevServer {
  readonly name: string;
  readonly hostPort: number;
}

/** Serves an area as a remote whose modules are replaced in the shell's page when they change. */
export async function serveArea({ name, hostPort, ...server }: AreaServer): Promise<void> {
  const root = join(server.checkout, 'remotes', name);
  await serveApp({
    ...server,
    name,
    root,
    entry: 'src/area.tsx',
    first: [areaRefresh(name, devOrigin(hostPort))],
    own: { plugins: [areaFederation({ name, root }, 'serve')] },
  });
}

const runtime = '/@react-refresh';

/**
 * A page has one refresh runtime, the shell's, which identifies a component by the path of its file. Shell and areas
 * each have a copy of the components in shared/, with the same path: an area's are told apart by its name.
 */
function areaRefresh(area: string, hostOrigin: string): Plugin {
  const mark = JSON.stringify(`${area} `);
  return {
    name: 'shop:area-refresh',
    enforce: 'pre',
    resolveId: (id) => (id === runtime ? id : null),
    load: (id) =>
      id === runtime
        ? `import * as shell from ${JSON.stringify(hostOrigin + runtime)};
export * from ${JSON.stringify(hostOrigin + runtime)};
export const register = (type, id) => shell.register(type, ${mark} + id);
export const registerExportsForReactRefresh = (file, exports) =>
  shell.registerExportsForReactRefresh(${mark} + file, exports);
export const validateRefreshBoundaryAndEnqueueUpdate = (file, before, after) =>
  shell.validateRefreshBoundaryAndEnqueueUpdate(${mark} + file, before, after);`
        : null,
  };
}
