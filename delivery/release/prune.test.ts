import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseLog } from '../log/release-log.ts';
import { makeMove } from '../moves/make-move.ts';
import type { Move } from '../moves/next.ts';
import { memoryStore, contentsOf, faultsOf } from '../testing/store-contents.ts';
import type { Store } from '../store/store.ts';
import { temporaryDirectory, writeAreaBuild, writeBuild, writeHostBuild } from '../testing/test-builds.ts';
import { planPrune, prune } from './prune.ts';
import { publish } from './publish.ts';
import { listReleases, readPinnedEmbed, readRelease } from './read-releases.ts';
import { factsOf } from './release.ts';

const begin = Date.parse('2026-09-01T12:00:00.000Z');
const day = (count: number) => new Date(begin + count * 24 * 60 * 60 * 1000);
const promote = (versions: Record<string, string>): Move => ({ verb: 'promote', versions });

function openShop() {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = memoryStore();
  const dist = join(root, 'dist');
  const log = releaseLog(store);
  const readContext = (at: Date) => async () => ({
    by: 'ci',
    at,
    releases: (await listReleases(store)).releases.map(factsOf),
    vetoes: new Set<string>(),
  });
  return {
    store,
    dist,
    publish: (days: number, ...versions: string[]) =>
      Promise.all(
        versions.map((version) => {
          const build =
            version[0] === 'h' ? writeHostBuild(dist, version) : writeAreaBuild(dist, 'blog', version);
          return publish(store, build, { by: 'ci', commit: '', at: day(days) });
        }),
      ),
    move: (days: number, move: Move) => makeMove(log, move, readContext(day(days))),
  };
}

/** b1 was the default until day 5, b2 a canary; b4 is the default, b3 was so before. */
async function usedShop() {
  const shop = openShop();
  await shop.publish(0, 'h1');
  await shop.publish(0, 'b1', 'b2', 'b3', 'b4', 'b5');
  await shop.move(0, promote({ host: 'h1', blog: 'b1' }));
  await shop.move(1, { verb: 'canary', app: 'blog', version: 'b2', share: 10 });
  await shop.move(3, { verb: 'canary', app: 'blog', version: 'b2', share: 0 });
  await shop.move(5, promote({ blog: 'b3' }));
  await shop.move(10, promote({ blog: 'b4' }));
  await shop.publish(40, 'b6');
  return shop;
}

const namesOf = async (store: Store) =>
  (await listReleases(store)).releases.map(({ app, version }) => `${app}@${version}`);

test('what was published or served within 30 days stays, and the way back of each app', async () => {
  const { store } = await usedShop();
  expect((await planPrune(store, day(30))).removals).toEqual([]);
  const { removals, vendor, publishing } = await planPrune(store, day(45));
  expect(removals.map(({ version, reason }) => [version, reason])).toEqual([
    ['b1', 'published 45 days ago, not served for 30 days'],
    ['b2', 'published 45 days ago, never the default'],
    ['b5', 'published 45 days ago, never the default'],
  ]);
  expect([vendor, publishing]).toEqual([[], []]);
  const before = await contentsOf(store);
  await prune(store, await planPrune(store, day(45)));
  expect(await namesOf(store)).toEqual(['blog@b3', 'blog@b4', 'blog@b6', 'host@h1']);
  const after = await contentsOf(store);
  const published = Object.entries(after).filter(([key]) => !key.startsWith('pinned/'));
  for (const [key, integrity] of published) expect(before[key]).toBe(integrity);
  expect(Object.keys(after).filter((key) => /b2|b5/.test(key))).toEqual([]);
  expect(await planPrune(store, day(45))).toEqual({ removals: [], vendor: [], publishing: [] });
});

test('one that was served until lately stays, however old it is', async () => {
  const { store, move } = await usedShop();
  await move(44, promote({ blog: 'b6' }));
  await move(45, promote({ blog: 'b4' }));
  const names = async (days: number) =>
    (await planPrune(store, day(days))).removals.map((each) => each.version);
  expect(await names(60)).not.toContain('b4');
  expect(await names(74)).not.toContain('b6');
  await move(46, promote({ blog: 'b3' }));
  expect(await names(75)).toEqual(['b1', 'b2', 'b5']);
  expect(await names(77)).toEqual(['b1', 'b2', 'b5', 'b6']);
});

test('the widget script of a version that was the default stays, with all that it loads', async () => {
  const { store } = await usedShop();
  await prune(store, await planPrune(store, day(45)));
  expect(await readRelease(store, 'blog', 'b1')).toBeUndefined();
  const left = await contentsOf(store, 'public/');
  const pinned = await readPinnedEmbed(store, 'blog', 'b1');
  expect(pinned?.embed.loader).toBe('loader.js');
  expect(Object.keys(pinned?.files ?? {})).toContain('public/embed/blog/b1/loader.js');
  for (const [key, integrity] of Object.entries(pinned?.files ?? {})) expect(left[key]).toBe(integrity);
  const ownFiles = Object.keys(await contentsOf(store)).filter((key) => key.includes('/b1/'));
  expect(ownFiles.every((key) => key.startsWith('public/embed/'))).toBe(true);
  expect(await readPinnedEmbed(store, 'blog', 'b2')).toBeUndefined();
});

test('shared files that no release loads any more go, unless something is being published', async () => {
  const shop = openShop();
  await shop.publish(0, 'h1');
  const { store, dist } = shop;
  const build = writeAreaBuild(dist, 'blog', 'b1');
  const vendor = writeBuild(join(dist, 'old'), {
    'elements.1a2b.js': 'elements();',
    'react.old.js': 'react();',
  });
  await publish(store, { ...build, vendor }, { by: 'ci', commit: '', at: day(0) });
  await shop.publish(40, 'b2');
  const { vendor: unnamed } = await planPrune(store, day(50));
  expect(unnamed).toEqual(['public/embed/vendor/react.old.js']);
  const marker = new TextEncoder().encode(JSON.stringify({ at: day(49.5).toISOString() }));
  await store.create('publishing/blog@b3.json', marker);
  expect(await planPrune(store, day(50))).toMatchObject({ vendor: [], publishing: ['blog@b3'] });
});

/** A store in which the connection is lost after some calls. */
function failingAfter(store: Store, count: number): Store {
  let left = count;
  const call = () => {
    left -= 1;
    if (left < 0) throw new Error('no connection');
  };
  return {
    ...store,
    create: async (...args) => (call(), store.create(...args)),
    remove: async (key) => (call(), store.remove(key)),
  };
}

test('publishing and pruning that were interrupted leave nothing behind after a day', async () => {
  const { store, dist } = await usedShop();
  const interrupted = failingAfter(store, 9);
  const publishing = publish(interrupted, writeAreaBuild(dist, 'blog', 'b7'), {
    by: 'ci',
    commit: '',
    at: day(44),
  });
  await expect(publishing).rejects.toThrow('no connection');
  expect((await planPrune(store, day(44.9))).publishing).toEqual(['blog@b7']);
  const plan = await planPrune(store, day(46));
  expect(plan.removals.at(-1)).toMatchObject({
    version: 'b7',
    reason: `interrupted, begun ${day(44).toISOString()}`,
  });
  for (const count of [0, 1, 2, 9, 14]) {
    const again = await planPrune(store, day(46));
    await expect(prune(failingAfter(store, count), again)).rejects.toThrow('no connection');
    expect((await faultsOf(store)).filter((fault) => !fault.startsWith('entry'))).toEqual([]);
  }
  await prune(store, await planPrune(store, day(46)));
  const keys = Object.keys(await contentsOf(store));
  expect(keys.filter((key) => /b2|b5|b7/.test(key))).toEqual([]);
  expect(await readPinnedEmbed(store, 'blog', 'b1')).toBeDefined();
});

test('a note of a strange name removes nothing of the release that it seems to name', async () => {
  const { store } = await usedShop();
  await store.create('publishing/blog@b4@x.json', new TextEncoder().encode(JSON.stringify({ at: day(1) })));
  expect(await namesOf(store)).toContain('blog@b4');
  await prune(store, await planPrune(store, day(45)));
  expect(await namesOf(store)).toContain('blog@b4');
});

test('nothing is pruned while a record cannot be read', async () => {
  const { store } = await usedShop();
  await store.create('releases/blog@b9.json', new TextEncoder().encode('{'));
  await expect(planPrune(store, day(45))).rejects.toThrow('releases/blog@b9.json is no JSON.');
});
