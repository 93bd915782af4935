import type { AreaManifest, Release } from '@shop/shared/contracts';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedRanges } from './area-federation.ts';
import { readModuleGraph, type ModuleGraph } from './module-graph.ts';
import { readPageSources } from './page-modules.ts';
import { writeIntegrityManifest } from './integrity-manifest.ts';

/** `sha384-…` of a file, as `integrity` attributes take it. */
export function integrityOf(file: string): string {
  return integrityOfText(readFileSync(file));
}

function integrityOfText(text: string | Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Writes a built area's `release.json`: what the discovery document and the edge need to know of it. */
export async function writeAreaRelease(
  manifest: AreaManifest,
  outDir: string,
  version: string,
): Promise<void> {
  const client = readModuleGraph(outDir);
  const entry = 'remoteEntry.js';
  const preload = unique([...client.closure(entry), ...closureOfSource(client, 'src/area.tsx')]);
  const release: Release = {
    ...manifest,
    version,
    entry,
    sharedRanges,
    integrity: integrityOf(join(outDir, entry)),
    ...writeIntegrityManifest(outDir, client),
    preload: preload.filter((file) => file !== entry),
    ...(await pagePreloads(manifest, outDir, client, preload)),
  };
  writeFileSync(join(outDir, 'release.json'), JSON.stringify(release, null, 1));
}

async function pagePreloads(
  { name, routes }: AreaManifest,
  outDir: string,
  client: ModuleGraph,
  known: readonly string[],
): Promise<Pick<Release, 'pages' | 'rendered'>> {
  const { all, views } = await readPageSources(join(outDir, 'server'));
  const unserved = routes.filter((pattern) => !all.has(pattern));
  if (unserved.length > 0)
    throw new Error(`area.json of ${name} names routes it does not have: ${unserved.join(', ')}`);
  const chunks = (sources: ReadonlyMap<string, string[]>) =>
    Object.fromEntries(
      routes.map((pattern) => {
        const files = (sources.get(pattern) ?? []).flatMap((source) => closureOfSource(client, source));
        return [pattern, unique(files).filter((file) => !known.includes(file))];
      }),
    );
  return { pages: chunks(all), rendered: chunks(views) };
}

function closureOfSource(graph: ModuleGraph, source: string): string[] {
  const file = graph.chunkOf(source);
  if (!file) throw new Error(`${source} has no chunk of its own in the build`);
  return graph.closure(file);
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
