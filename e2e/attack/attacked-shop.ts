import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, startSandbox } from '../../scripts/shop.ts';
import type { RunningShop } from '../fixtures.ts';
import { startHostileProvider, type HostileProvider } from './hostile-provider.ts';

/** A whole shop whose provider says what it is told to. */
export interface AttackedShop {
  readonly shop: RunningShop;
  readonly hostile: HostileProvider;
  /** Lines that the edge has printed since the last look and that tell of an error of its own. */
  takeExceptions(): string[];
  stop(): Promise<void>;
}

/** What Node prints of an error that nothing foresaw; a provider's records that are left out are no such thing. */
const exception =
  /\b(?:Type|Reference|Range|Syntax|Internal)Error\b|^\s+at .+:\d+:\d+|was not handled|ended unexpectedly|heap/;

/** @param env further settings of the edge */
export async function startAttackedShop(env: Readonly<Record<string, string>>): Promise<AttackedShop> {
  const builds = await buildAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-attack-'));
  const port = await freePort();
  const sandbox = await startSandbox({ dataDir, port });
  const hostile = await startHostileProvider(sandbox.apiBase);
  const exceptions: string[] = [];
  const onLine = (line: string) => void (exception.test(line) && exceptions.push(line.slice(0, 500)));
  const { apiBase } = hostile;
  const { settings } = sandbox;
  const edge = await startEdge({ builds, dataDir, port, onLine }, apiBase, { ...settings, ...env });
  const { url, embedDemoUrl } = edge;
  return {
    shop: { url, embedDemoUrl, apiBase, settings, dataDir },
    hostile,
    takeExceptions: () => exceptions.splice(0),
    async stop() {
      await Promise.all([edge.stop(), hostile.close(), sandbox.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
