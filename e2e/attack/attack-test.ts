import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, startSandbox } from '../../scripts/shop.ts';
import { expect, test as base, uncachedRendering, type RunningShop } from '../fixtures.ts';
import { startHostileProvider, type HostileProvider } from './hostile-provider.ts';

export interface AttackedShop {
  readonly shop: RunningShop;
  readonly hostile: HostileProvider;
  /** Lines that the edge has printed since the last look and that tell of an error of its own. */
  takeExceptions(): string[];
}

/** What Node prints of an error that nothing foresaw; a provider's records that are left out are no such thing. */
const exception =
  /\b(?:Type|Reference|Range|Syntax|Internal)Error\b|^\s+at .+:\d+:\d+|was not handled|ended unexpectedly|heap/;

/** Tests in a shop whose provider says what it is told to. */
export const test = base.extend<object, { readonly attacked: AttackedShop }>({
  attacked: [
    async ({ rendering, edgeSettings }, use) => {
      const builds = await buildAll();
      const dataDir = mkdtempSync(join(tmpdir(), 'shop-attack-'));
      const port = await freePort();
      const sandbox = await startSandbox({ dataDir, port });
      const hostile = await startHostileProvider(sandbox.apiBase);
      const exceptions: string[] = [];
      const onLine = (line: string) => void (exception.test(line) && exceptions.push(line.slice(0, 500)));
      const edge = await startEdge({ builds, dataDir, port, onLine }, hostile.apiBase, {
        ...sandbox.settings,
        ...(rendering === 'edge' ? uncachedRendering : { RENDER: 'off' }),
        ...edgeSettings,
      });
      const { apiBase } = hostile;
      const { url, embedDemoUrl } = edge;
      await use({
        shop: { url, embedDemoUrl, apiBase, settings: sandbox.settings, dataDir },
        hostile,
        takeExceptions: () => exceptions.splice(0),
      });
      await Promise.all([edge.stop(), hostile.close(), sandbox.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [async ({ attacked }, use) => use(attacked.shop), { scope: 'worker' }],
});

export { expect };
