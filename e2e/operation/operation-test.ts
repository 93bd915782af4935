import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { test as base, expect } from '../fixtures.ts';
import { startManyEdges, type ManyEdges } from './many-edges.ts';

interface OperationFixtures {
  /** Starts edges behind nginx, before the shop's provider unless another is named; they stop when the test ends. */
  readonly startEdges: (
    settings?: Readonly<Record<string, string>>,
    instead?: { readonly apiBase?: string; readonly count?: number; readonly port?: number },
  ) => Promise<ManyEdges>;
}

export const test = base.extend<OperationFixtures>({
  startEdges: async ({ shop, page }, use) => {
    const started: ManyEdges[] = [];
    await use(async (settings = {}, { apiBase = shop.apiBase, count = 2, port } = {}) => {
      const edges = await startManyEdges({
        builds: await buildAll(),
        directory: mkdtempSync(join(tmpdir(), 'shop-operation-')),
        port: port ?? (await freePort()),
        // A busy machine is not what these tests are about.
        settings: { ...shop.settings, RENDER_BUDGET: '5000', ...settings },
        apiBase,
        count,
      });
      started.push(edges);
      return edges;
    });
    await page.goto('about:blank');
    await Promise.all(started.map((edges) => edges.stop()));
  },
});

/** Numbers of `/metrics`, added up over all labels that contain a text. */
export async function metricOf(adminPort: number, name: string, labels = ''): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

export { expect };
