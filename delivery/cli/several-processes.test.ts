import * as fc from 'fast-check';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { releaseLog } from '../log/release-log.ts';
import { publishAll } from '../release/publish.ts';
import { listReleases } from '../release/read-releases.ts';
import { faultsOf } from '../testing/store-contents.ts';
import { openCheckout } from '../testing/checkout.ts';
import { temporaryDirectory, writeAreaBuild } from '../testing/test-builds.ts';

const teamFile = join(import.meta.dirname, '../testing/team.ts');

/** A process that has the builds of an app, and takes commands. @param cache where it keeps its compiled code */
async function startTeam(
  address: string,
  dist: string,
  app: string,
  versions: readonly string[],
  cache = '',
) {
  const child = spawn(process.execPath, [teamFile, address, dist, app, versions.join(',')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  await once(output, 'line');
  const textOf = (commands: readonly string[]) => `${commands.join('\n')}\n`;
  return {
    /** What it says in the end: commands that were refused, and `done`. */
    async run(commands: readonly string[]) {
      child.stdin.end(textOf(commands));
      await ended;
      return lines.filter((line) => !['ready', 'create'].includes(line));
    },
    /** Kills it when it is about to create so many files; gives how it ended. */
    async killAfter(files: number, commands: readonly string[]) {
      const killWhenDue = () => {
        if (lines.filter((line) => line === 'create').length >= files) child.kill('SIGKILL');
      };
      output.on('line', killWhenDue);
      // Open, so that it does not end by itself however late it is killed.
      child.stdin.write(textOf(commands));
      killWhenDue();
      return ended;
    },
  };
}

/** A shop with a host and a first version of each app. */
async function startShop(apps: readonly string[]) {
  const checkout = openCheckout();
  const { dist, store, done } = checkout;
  await done('publish host');
  const first = apps.map((app) => writeAreaBuild(dist, app, 'v0'));
  await publishAll(store, first, { by: 'kim', commit: '', at: new Date() });
  await done(`promote host@h1 ${apps.map((app) => `${app}@v0`).join(' ')}`);
  return checkout;
}

test('three teams that promote 20 times each at once make 60 entries, and none is lost', async () => {
  const apps = ['blog', 'catalog', 'account-cart'];
  const { address, store } = await startShop(apps);
  const teams = await Promise.all(
    apps.map((app) => startTeam(address, temporaryBuilds(), app, ['v1', 'v2'])),
  );
  const promotions = apps.map((app) =>
    Array.from({ length: 20 }, (_, nth) => `promote ${app}@v${(nth % 2) + 1}`),
  );
  const outputs = await Promise.all(
    teams.map(({ run }, index) => run(['publish v1', 'publish v2', ...(promotions[index] ?? [])])),
  );
  expect(outputs).toEqual(apps.map(() => ['done']));
  const entries = (await releaseLog(store).last(100)).toReversed();
  expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
  for (const [index, app] of apps.entries())
    expect(entries.filter(({ by }) => by.startsWith(`${app}-`)).map(({ did }) => did)).toEqual(
      promotions[index],
    );
  expect(await faultsOf(store)).toEqual([]);
});

test('of two teams that promote one app at once one wins each time, and the other is told', async () => {
  const { address, store } = await startShop(['blog']);
  const versions = ['v1', 'v2'];
  const teams = await Promise.all(
    versions.map((version) => startTeam(address, temporaryBuilds(), 'blog', [version])),
  );
  const promotions = (version: string) => Array.from({ length: 20 }, () => `promote blog@${version}`);
  const outputs = await Promise.all(
    teams.map(({ run }, index) => run([`publish v${index + 1}`, ...promotions(`v${index + 1}`)])),
  );
  const refusals = outputs.flat().filter((line) => line !== 'done');
  const isExpected = (line: string) => /was moved meanwhile by|is the default already/.test(line);
  expect(refusals.filter((line) => !isExpected(line))).toEqual([]);
  const entries = (await releaseLog(store).last(100)).toReversed();
  expect(entries.length - 1 + refusals.length).toBe(40);
  for (const { did, default: served } of entries.slice(1)) expect(did).toBe(`promote blog@${served['blog']}`);
  expect(await faultsOf(store)).toEqual([]);
});

function temporaryBuilds(): string {
  const directory = temporaryDirectory();
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test('processes that are killed while they publish and move leave a whole store, and can begin again', async () => {
  const apps = ['blog', 'catalog'];
  const { address, dist, store } = await startShop(apps);
  const cache = temporaryBuilds();
  await (await startTeam(address, dist, 'blog', ['v0'], cache)).run([]);
  // Publishing creates 20 files, a move one.
  // All of them by `npm run test:all`.
  const kills = process.env['WHOLE_SUITE'] ? 50 : 12;
  const moments = fc.sample(fc.integer({ min: 0, max: 32 }), { seed: 20, numRuns: kills });
  const killOne = async (app: string, version: string, moment: number) => {
    const { killAfter } = await startTeam(address, join(dist, app), app, [version], cache);
    const moves = [
      `canary ${app}@${version} --share 5`,
      `promote ${app}@${version}`,
      `rollback ${app} --again`,
    ];
    const commands = [`publish ${version}`, ...Array.from({ length: 10 }, () => moves).flat()];
    expect(await killAfter(moment, commands)).toEqual([null, 'SIGKILL']);
  };
  const killEach = async (app: string) => {
    for (const [index, moment] of moments.entries())
      if (apps[index % 2] === app) await killOne(app, `v${index + 1}`, moment);
  };
  await Promise.all(apps.map(killEach));
  expect(await faultsOf(store)).toEqual([]);

  const builds = moments.map((_, index) => writeAreaBuild(dist, apps[index % 2] ?? '', `v${index + 1}`));
  const published = await publishAll(store, builds, { by: 'kim', commit: '', at: new Date() });
  const completed = published.filter(({ isNew }) => isNew).length;
  const { n = 0 } = (await releaseLog(store).newest()) ?? {};
  console.log(`${kills} killed, ${completed} of them before they had published; ${n - 1} moves`);
  expect(completed).toBeGreaterThan(kills / 5);
  expect(n).toBeGreaterThan(kills / 3);
  expect(await faultsOf(store)).toEqual([]);
  expect((await listReleases(store)).releases).toHaveLength(kills + 3);
}, 120_000);
