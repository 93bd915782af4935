import { cssModules } from '@shop/shared/shadow-dom-css/plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createServer, type InlineConfig, type PluginOption } from 'vite';

/** Version of everything that a dev server serves. */
export const devVersion = 'dev';

/** Addresses name this host, the page's and the code's: one site to the browser. */
export const devOrigin = (port: number): string => `http://localhost:${port}`;

export interface DevServer {
  readonly checkout: string;
  readonly port: number;
  /** Directory for what Vite prepares, used by this server alone. */
  readonly cacheDir: string;
}

// Above the checkout, where that is a work tree inside another one.
const dependencies = dirname(dirname(createRequire(import.meta.url).resolve('vite/package.json')));

interface Served extends DevServer {
  /** Folder of the app. */
  readonly root: string;
  /** Module from which all others are reached. */
  readonly entry: string;
  readonly plugins: PluginOption[];
  readonly define?: InlineConfig['define'];
}

/** What the dev servers of shell and areas have in common. Rejects when the port is taken. */
export async function listen(served: Served): Promise<void> {
  const { checkout, port, cacheDir, root, entry, plugins, define } = served;
  const server = await createServer({
    root,
    cacheDir,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'info',
    clearScreen: false,
    css: { modules: cssModules },
    plugins,
    ...(define && { define }),
    // Found before the first page: a dependency found later reloads it.
    optimizeDeps: { entries: [join(root, entry)] },
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      // Addresses in what is served are full ones: most of it runs in a page of another origin.
      origin: devOrigin(port),
      fs: { allow: [checkout, dependencies] },
    },
  });
  await server.listen();
}
