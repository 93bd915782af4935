import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { runRelease } from '../cli/run-release.ts';
import type { Build } from '../release/built-release.ts';
import { directoryStore } from '../store/directory-store.ts';
import { openStore } from '../store/open-store.ts';
import { temporaryDirectory, writeAreaBuild, writeHostBuild } from './test-builds.ts';

/** A checkout whose builds are what `builds` says, and its store. */
export function openCheckout() {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const address = join(root, 'store');
  const dist = join(root, 'dist');
  const store = directoryStore(address, { isDurable: false });
  const versions = new Map([
    ['host', 'h1'],
    ['blog', 'b1aa'],
    ['catalog', 'c1'],
  ]);
  const built: string[] = [];
  let minutes = 0;
  const environment = {
    command: 'npm run release --',
    store: address,
    openStore: async (name: string) => (name === address ? store : openStore(name)),
    apps: [...versions.keys()],
    build: async (apps: readonly string[]): Promise<Build[]> => {
      built.push(...apps);
      return apps.map((app) => {
        const version = versions.get(app) ?? '';
        return app === 'host' ? writeHostBuild(dist, version) : writeAreaBuild(dist, app, version);
      });
    },
    by: 'kim',
    commit: '0123456789abcdef0123',
    now: () => new Date(Date.parse('2026-11-01T12:00:00.000Z') + minutes * 60_000),
  };
  const run = (line: string) => runRelease(line.split(' '), environment);
  return {
    address,
    dist,
    versions,
    built,
    environment,
    store,
    waitMinutes: (count: number) => {
      minutes += count;
    },
    run,
    /** Output of a command that succeeds. */
    async done(line: string): Promise<string> {
      const { exitCode, output, errors } = await run(line);
      expect([errors, exitCode]).toEqual([[], 0]);
      return output.join('\n');
    },
    /** Message of one that is refused. */
    async refused(line: string): Promise<string> {
      const { exitCode, output, errors } = await run(line);
      expect([output, exitCode]).toEqual([[], 1]);
      return errors.join('\n');
    },
  };
}

type Checkout = ReturnType<typeof openCheckout>;

/** A checkout with a published shop: two versions of the blog, of which the first is served. */
export async function openShop(): Promise<Checkout> {
  const checkout = openCheckout();
  const { done, versions } = checkout;
  await done('publish host blog catalog');
  await done('promote host@h1 blog@b1aa catalog@c1');
  versions.set('blog', 'b2bb');
  await done('publish blog');
  return checkout;
}
