import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Builds } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { startNginx, type Nginx } from './nginx.ts';

interface ManyEdgesOptions {
  readonly builds: Builds;
  /** Their store, their data, and nginx's. */
  readonly directory: string;
  readonly apiBase: string;
  /** Settings of all edges, which go over those of tests. */
  readonly settings: Readonly<Record<string, string>>;
  readonly count?: number;
  /** Of nginx. */
  readonly port: number;
}

export interface EdgeBehindNginx extends Edge {
  readonly port: number;
  readonly adminPort: number;
}

/** Edges that follow one store, behind nginx. */
export interface ManyEdges {
  /** Of nginx. */
  readonly url: string;
  readonly nginx: Nginx;
  /** In the order in which nginx names them; those that were stopped are still there. */
  readonly edges: readonly EdgeBehindNginx[];
  /** Directory of the store. */
  readonly store: string;
  /** Starts one again that has ended. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startManyEdges(options: ManyEdgesOptions): Promise<ManyEdges> {
  const { builds, directory, apiBase, settings, count = 2, port } = options;
  const store = join(directory, 'store');
  const start = async (own: number, adminPort: number, first?: Builds): Promise<EdgeBehindNginx> => {
    const dataDir = join(directory, `edge-${own}`);
    const edge = await startEdge({ ...(first && { builds: first }), store, port: own, dataDir }, apiBase, {
      // Documents are those of nginx's address, whichever edge makes them.
      SITE_URL: `http://localhost:${port}`,
      REPORT_SECRET: 'a secret of all edges, long enough',
      ADMIN_PORT: String(adminPort),
      ...settings,
    });
    return { ...edge, port: own, adminPort };
  };
  const edges: EdgeBehindNginx[] = [];
  for (let index = 0; index < count; index += 1)
    edges.push(await start(await freePort(), await freePort(), index === 0 ? builds : undefined));
  const edgePorts = edges.map((edge) => edge.port);
  const nginx = await startNginx({ port, edgePorts, directory: join(directory, 'nginx') });
  return {
    url: nginx.url,
    nginx,
    edges,
    store,
    async restart(index) {
      const ended = edges[index];
      if (ended) edges[index] = await start(ended.port, ended.adminPort);
    },
    async stop() {
      await nginx.stop();
      await Promise.all(edges.map((edge) => edge.stop()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
