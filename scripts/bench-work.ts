// What an edge's work costs: answers a second and core by kind, and memory. Writes bench/work.json, from which scripts/scale.ts counts.
import type { Discovery } from '@shop/shared/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeasuredWork } from '../bench/scale.ts';
import { documentsPerCore, startMeteredEdge, type MeteredEdge } from './bench/edge-load.ts';
import { buildAll, checkout } from './build-all.ts';
import { freePort } from './free-port.ts';
import { startSandbox } from './shop.ts';

const builds = await buildAll();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-work-'));
const sandbox = await startSandbox({ dataDir, port: await freePort() });

const perCore = async (edge: MeteredEdge, path: string, count: number) =>
  Math.round((await documentsPerCore(edge, path, { rounds: 5, count })).median);

const megabytes = async (edge: MeteredEdge) =>
  (await edge.uses()).map(({ bytes }) => Math.round(bytes / 2 ** 20));

/** Addresses of a file and of a preview, which hold the versions that are served. */
async function versionedPaths({ url }: MeteredEdge) {
  const discovery = (await (await fetch(`${url}/discovery.json`)).json()) as Discovery;
  const { url: file = '', metadata } = discovery.microFrontends['catalog']?.[0] ?? {};
  const query = new URLSearchParams({ path: '/products', apiBase: sandbox.apiBase, tenant: '7' });
  return { file, preview: `/embed/catalog/${metadata?.version}/preview.js?${query}&part=page` };
}

async function measureRendered(): Promise<Pick<MeasuredWork, 'rendered' | 'megabytes'>> {
  const edge = await startMeteredEdge(builds, dataDir, sandbox.apiBase, { RENDER_CACHE: '0' });
  const { preview } = await versionedPaths(edge);
  const [atRest = 0, rendererAtRest = 0] = await megabytes(edge);
  const rendered = {
    list: await perCore(edge, '/products', 200),
    product: await perCore(edge, '/products/salmon-nigiri', 200),
    home: await perCore(edge, '/', 200),
    preview: await perCore(edge, preview, 200),
  };
  const [busy = 0, rendererBusy = 0] = await megabytes(edge);
  await edge.stop();
  return {
    rendered,
    megabytes: { edge: { atRest, busy }, renderer: { atRest: rendererAtRest, busy: rendererBusy } },
  };
}

async function measureCached(): Promise<Pick<MeasuredWork, 'cached'>> {
  const edge = await startMeteredEdge(builds, dataDir, sandbox.apiBase, {});
  const { file, preview } = await versionedPaths(edge);
  const cached = {
    document: await perCore(edge, '/products', 2000),
    preview: await perCore(edge, preview, 2000),
    file: await perCore(edge, file, 2000),
  };
  await edge.stop();
  return { cached };
}

const work: MeasuredWork = {
  machine: cpus()[0]?.model ?? '',
  node: process.versions.node,
  ...(await measureRendered()),
  ...(await measureCached()),
};
await sandbox.stop();
rmSync(dataDir, { recursive: true, force: true });
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
console.log(JSON.stringify(work, null, 2));
writeFileSync(join(checkout, 'bench/work.json'), `${JSON.stringify(work, null, 2)}\n`);
