import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Builds } from '../build-all.ts';
import { freePort } from '../free-port.ts';
import { startEdge } from '../shop.ts';
import { documentTimes } from './edge-load.ts';
import { summary, type Summary } from '../../bench/statistics.ts';

export interface ProviderFailureTimes {
  readonly failure: 'stopped' | 'hanging';
  readonly render: 'on' | 'off';
  /** Milliseconds until the first document was there, and until those after it. */
  readonly first: number;
  readonly later: Summary;
}

/** How long a document takes with a provider that refuses every connection, and with one that never answers. */
export async function measureProviderFailures(
  builds: Builds,
  dataDir: string,
): Promise<ProviderFailureTimes[]> {
  const hanging = await hangingProvider();
  const addresses = {
    stopped: `http://127.0.0.1:${await freePort()}/api`,
    hanging: `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/api`,
  };
  const measured: ProviderFailureTimes[] = [];
  for (const failure of ['stopped', 'hanging'] as const)
    for (const render of ['on', 'off'] as const) {
      const edge = await startEdge({ builds, dataDir, port: await freePort() }, addresses[failure], {
        RENDER: render,
      });
      // A document says when the provider is known to be down.
      const status = failure === 'stopped' && render === 'on' ? 503 : 200;
      const [first = 0, ...later] = await documentTimes(`${edge.url}/products`, 40, status);
      measured.push({ failure, render, first, later: summary(later) });
      await edge.stop();
    }
  hanging.close();
  return measured;
}

/** Takes connections and says nothing. */
function hangingProvider(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).resume());
  return new Promise((resolve) => {
    server.unref().listen(0, '127.0.0.1', () => resolve(server));
  });
}
