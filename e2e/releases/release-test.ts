import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, checkout, type Builds } from '../../scripts/build-all.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../scripts/shop.ts';
import { test as base, expect } from '../fixtures.ts';
import { startRoundRobin, type Backend, type RoundRobin } from './round-robin.ts';
import { writeVariant, type AreaBuild, type Edit } from './variant.ts';

/** What the release command answers. */
interface Answer {
  readonly exitCode: number;
  readonly text: string;
}

/** Two edges behind a proxy, which follow one store. */
export interface ReleasedShop {
  /** Address of the proxy. */
  readonly url: string;
  /** Directory of the store. */
  readonly store: string;
  readonly proxy: RoundRobin;
  readonly edges: readonly Edge[];
  readonly backends: readonly Backend[];
  /** The blog's version that is promoted at the start. */
  readonly version: string;
  /** Runs `npm run release -- …`. */
  release(...words: readonly string[]): Promise<Answer>;
  /** Builds and publishes a version of an area. */
  publish(area: string, version: string, edit: Edit): Promise<AreaBuild>;
  /** Resolves when every edge serves this version of the area, of the blog unless named; returns the milliseconds that it took. */
  untilServed(version: string, area?: string): Promise<number>;
  /** Starts an edge again that was stopped; resolves when the proxy sends requests to it. */
  restart(index: number): Promise<void>;
}

interface ReleaseFixtures {
  readonly releasedShop: ReleasedShop;
}

export const test = base.extend<ReleaseFixtures>({
  releasedShop: async ({ shop, page }, use) => {
    const builds = await buildAll();
    const directory = mkdtempSync(join(tmpdir(), 'shop-releases-'));
    const store = join(directory, 'store');
    const backends: Backend[] = [];
    for (let count = 0; count < 2; count += 1)
      backends.push({ port: await freePort(), adminPort: await freePort() });
    const start = ({ port, adminPort }: Backend, first?: Builds) =>
      startEdge(
        { ...(first && { builds: first }), store, port, dataDir: join(directory, `edge-${port}`) },
        shop.apiBase,
        {
          ...shop.settings,
          ADMIN_PORT: String(adminPort),
          RENDER_BUDGET: '3000',
          DRAIN_MS: '2000',
          // A page may report to another edge than that which drew its visitor's number.
          REPORT_SECRET: 'a secret of both edges, long enough',
        },
      );
    const edges: Edge[] = [];
    for (const [index, backend] of backends.entries())
      edges.push(await start(backend, index === 0 ? builds : undefined));
    const proxy = await startRoundRobin(backends);
    const release: ReleasedShop['release'] = (...words) => runRelease(store, words);
    const version = builds['blog']?.split('/').at(-1) ?? '';
    await use({
      url: proxy.url,
      store,
      proxy,
      edges,
      backends,
      version,
      release,
      async publish(area, name, edit) {
        const built = writeVariant(builds, area, name, directory, edit);
        const directories = [built.directory, built.embed, built.vendor].flatMap((path) => ['--dir', path]);
        const { text, exitCode } = await release('publish', ...directories);
        expect(exitCode, text).toBe(0);
        return built;
      },
      untilServed: (wanted, area = 'blog') => untilAll(backends, ({ serving }) => serving[area], wanted),
      async restart(index) {
        const backend = backends[index];
        if (!backend) return;
        edges[index] = await start(backend);
        await proxy.untilInTurn(backend);
      },
    });
    await page.goto('about:blank');
    await proxy.close();
    await Promise.all(edges.map((edge) => edge.stop()));
    rmSync(directory, { recursive: true, force: true });
  },
});

/** Runs `npm run release -- …` on a store. @param env what a bucket needs */
export function runRelease(
  store: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(checkout, 'scripts/release.ts'),
        ...words,
        '--store',
        store,
      ],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
}

/** What an edge says of itself on `/ready`. */
interface EdgeStatus {
  /** Number of the log entry that it has read last. */
  readonly entry: number;
  readonly serving: Readonly<Record<string, string>>;
  readonly canaries: readonly string[];
  readonly problems: readonly string[];
}

export async function statusOf({ adminPort }: Backend): Promise<EdgeStatus> {
  const ready = await fetch(`http://127.0.0.1:${adminPort}/ready`);
  return (await ready.json()) as EdgeStatus;
}

/** Resolves when every edge says the same as wanted; returns the milliseconds that it took. */
async function untilAll<Said>(
  backends: readonly Backend[],
  read: (status: EdgeStatus) => Said,
  wanted: Said,
): Promise<number> {
  const start = performance.now();
  await expect
    .poll(async () => (await Promise.all(backends.map(statusOf))).map(read), {
      intervals: [50],
      timeout: 60_000,
    })
    .toEqual(backends.map(() => wanted));
  return performance.now() - start;
}

/** Resolves when every edge has read the log up to that entry. */
export async function untilRead({ backends }: ReleasedShop, entry: number): Promise<void> {
  await untilAll(backends, (status) => status.entry, entry);
}

/** Resolves when every edge serves so many canaries. */
export async function untilCanaries(backends: readonly Backend[], count: number): Promise<void> {
  await untilAll(backends, ({ canaries }) => canaries.length, count);
}

/** Resolves when every edge names just this problem. */
export async function untilProblem({ backends }: ReleasedShop, problem: RegExp): Promise<void> {
  await untilAll<readonly unknown[]>(backends, ({ problems }) => problems, [expect.stringMatching(problem)]);
}

/** What `npm run release -- log` says. */
export async function logOf({ release }: ReleasedShop): Promise<string> {
  return (await release('log', '--json')).text;
}

export { expect };
