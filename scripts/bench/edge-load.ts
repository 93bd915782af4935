import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { checkout, type Builds } from '../build-all.ts';
import { freePort } from '../free-port.ts';
import { startEdge, type Edge } from '../shop.ts';
import type { ProcessUse } from './cpu-meter.ts';
import { summary, type Summary } from '../../bench/statistics.ts';

export interface MeteredEdge extends Edge {
  /** What it and its renderers have used so far, the edge first. */
  uses(): Promise<readonly ProcessUse[]>;
}

export async function startMeteredEdge(
  builds: Builds,
  dataDir: string,
  apiBase: string,
  env: Readonly<Record<string, string>>,
): Promise<MeteredEdge> {
  const meterPort = await freePort();
  const onLine = (line: string) => {
    if (line.includes('left to the browser')) console.warn(line);
  };
  const edge = await startEdge({ builds, dataDir, port: await freePort(), onLine }, apiBase, {
    ...env,
    CPU_METER_PORT: String(meterPort),
    NODE_OPTIONS: `--import=${join(checkout, 'scripts/bench/cpu-meter.ts')}`,
  });
  const uses = async () => {
    const answer = await fetch(`http://127.0.0.1:${meterPort}`);
    return (await answer.json()) as readonly ProcessUse[];
  };
  return { ...edge, uses };
}

/** How often a second one core gives the document, by the processor time that it takes; several rounds of `count`. */
export async function documentsPerCore(
  edge: MeteredEdge,
  path: string,
  { rounds = 5, count = 300 } = {},
): Promise<Summary> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = () => documentTime(edge.url + path, agent);
  // The first ones are slower, until the code has been compiled.
  await inParallel(count, ask);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await processorSeconds(edge);
    await inParallel(count, ask);
    rates.push(count / ((await processorSeconds(edge)) - before));
  }
  agent.destroy();
  return summary(rates);
}

async function processorSeconds(edge: MeteredEdge): Promise<number> {
  return (await edge.uses()).reduce((sum, use) => sum + use.processorSeconds, 0);
}

/** Milliseconds until the whole document, with the status given, is there; asked for `count` times one after the other. */
export async function documentTimes(url: string, count: number, status: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) times.push(await documentTime(url, agent, status));
  agent.destroy();
  return times;
}

async function inParallel(count: number, task: () => Promise<unknown>): Promise<void> {
  let left = count;
  const work = async () => {
    for (; left > 0;) {
      left -= 1;
      await task();
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

function documentTime(url: string, agent: Agent, status = 200): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === status) resolve(performance.now() - start);
        else reject(new Error(`${url} answered with ${answer.statusCode}`));
      });
    });
    asked.once('error', reject).end();
  });
}
