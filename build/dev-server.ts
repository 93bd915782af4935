import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createServer, mergeConfig, type InlineConfig, type PluginOption } from 'vite';
import { viteConfig } from './vite-config.ts';

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

interface ServedApp extends DevServer {
  /** Name of the app, which its styles belong to. */
  readonly name: string;
  /** Folder of the app. */
  readonly root: string;
  /** Module from which all others are reached. */
  readonly entry: string;
  readonly own: InlineConfig;
  /** Plugins that run before those of React. */
  readonly first?: readonly PluginOption[];
}

/** Serves the shell or an area with hot reload. Rejects when the port is taken. */
export async function serveApp(app: ServedApp): Promise<void> {
  const { checkout, port, cacheDir, name, root, entry, own, first } = app;
  const config: InlineConfig = {
    root,
    cacheDir,
    appType: 'custom',
    logLevel: 'info',
    clearScreen: false,
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
  };
  const server = await createServer(
    viteConfig({ group: `${name}@${devVersion}` }, mergeConfig(config, own), first),
  );
  await server.listen();
}
