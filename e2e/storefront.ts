import { join } from 'node:path';
import type { Builds } from '../scripts/build-all.ts';
import { startEdge, type Edge } from '../scripts/shop.ts';
import { startManyEdges } from './operation/many-edges.ts';

interface Storefront extends Pick<Edge, 'url' | 'embedDemoUrl' | 'stop'> {
  /** Empties the cache in front; absent where there is none. */
  readonly clearCache?: () => void;
}

interface StorefrontOptions {
  readonly builds: Builds;
  readonly dataDir: string;
  readonly port: number;
}

/**
 * Starts what stands between browsers and provider: an edge, or what `npm run test:operation -- --storefront NAME` asks for:
 * one with four renderers, or two behind nginx.
 */
export async function startStorefront(
  options: StorefrontOptions,
  apiBase: string,
  settings: Readonly<Record<string, string>>,
): Promise<Storefront> {
  const asked = process.env['STOREFRONT'];
  if (asked === 'renderers') return startEdge(options, apiBase, { ...settings, RENDERERS: '4' });
  if (asked !== 'nginx') return startEdge(options, apiBase, settings);
  const { builds, dataDir, port } = options;
  const many = await startManyEdges({ builds, directory: join(dataDir, 'edges'), apiBase, settings, port });
  const { url, stop, nginx } = many;
  return { url, embedDemoUrl: many.edges[0]?.embedDemoUrl ?? '', stop, clearCache: nginx.clear };
}
