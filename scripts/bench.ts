// This shop beside the same shop as one bundle, rendered at the edge and in the browser. bench/README.md says how.
import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchPages, compareVisits } from './bench/compare-visits.ts';
import { measureEmbeds } from './bench/embeds.ts';
import { documentsPerCore, startMeteredEdge } from './bench/edge-load.ts';
import { measurePage, type PageMeasure } from '../bench/measure-page.ts';
import { startPlainBrowser } from '../bench/plain-browser.ts';
import { measureProviderFailures } from './bench/provider-failures.ts';
import { printResults, type Results } from './bench/report.ts';
import { measureReturns } from './bench/returns.ts';
import { startShops } from './bench/shops.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll, checkout } from './build-all.ts';
import { chromiumArguments } from '../shared/testing/chromium.ts';
import { freePort } from './free-port.ts';
import { startSandbox } from './shop.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const executablePath = (await ensureBrowser()).path;
const builds = { ...(await buildAll()), ...(await buildAll(['one-bundle'])) };
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const sandbox = await startSandbox({ dataDir, port: await freePort() });

async function measureDocuments(): Promise<Results['documents']> {
  const edge = (RENDER_CACHE: string) => startMeteredEdge(builds, dataDir, sandbox.apiBase, { RENDER_CACHE });
  const uncached = await edge('0');
  const rendered = await documentsPerCore(uncached, '/products');
  await uncached.stop();
  const cached = await edge('1');
  const cachedDocuments = await documentsPerCore(cached, '/products', { count: 3000 });
  await cached.stop();
  return { rendered, cached: cachedDocuments };
}

async function measureVisits(): Promise<Pick<Results, 'visits' | 'bare' | 'counts' | 'embeds' | 'returns'>> {
  const shops = await startShops(builds, dataDir, sandbox.apiBase);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const counts: Record<string, PageMeasure> = {};
  for (const { name, path, content } of benchPages)
    for (const [shop, { url }] of Object.entries(shops))
      counts[`${name}: ${shop}`] = await measurePage(browser, url + path, content);
  const { url: shopUrl } = shops['federated, edge'];
  const embeds = await measureEmbeds(browser, { shopUrl, apiBase: sandbox.apiBase });
  await browser.close();
  const plain = await startPlainBrowser(await freePort());
  const compared = await compareVisits(plain, shops, benchPages, rounds);
  await Promise.all(Object.values(shops).map((shop) => shop.stop()));
  const returns = await measureReturns(plain, builds, { dataDir, apiBase: sandbox.apiBase, rounds });
  await plain.close();
  return { ...compared, counts, embeds, returns };
}

const documents = await measureDocuments();
const failures = await measureProviderFailures(builds, dataDir);
const visited = await measureVisits();
const machine = { load: loadavg()[0] ?? 0, processors: availableParallelism() };
const results: Results = { rounds, machine, ...visited, documents, failures };
await sandbox.stop();
rmSync(dataDir, { recursive: true, force: true });

printResults(results);
mkdirSync(join(checkout, 'bench/results'), { recursive: true });
writeFileSync(join(checkout, 'bench/results/latest.json'), JSON.stringify(results, null, 1));
