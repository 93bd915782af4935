import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseLog } from '../log/release-log.ts';
import { directoryStore } from '../store/directory-store.ts';
import type { ReleaseFacts } from './fits.ts';
import { context } from './fixture.ts';
import { makeMove, MoveOvertaken } from './make-move.ts';

const apps = ['blog', 'catalog', 'account-cart'];
const releases: readonly ReleaseFacts[] = [
  { app: 'host', version: 'h1', contracts: ['1.0'], routes: [], elements: [] },
  ...apps.flatMap((app) =>
    Array.from({ length: 21 }, (_, nth) => ({
      app,
      version: `v${nth}`,
      requires: '^1.0',
      routes: [`/${app}`],
      elements: [],
    })),
  ),
];
const first = {
  verb: 'promote',
  versions: { host: 'h1', ...Object.fromEntries(apps.map((app) => [app, 'v0'])) },
} as const;

async function openLog() {
  const root = mkdtempSync(join(tmpdir(), 'shop-log-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const log = releaseLog(directoryStore(root));
  await makeMove(log, first, () => context({ releases }));
  return log;
}

test('three teams that promote 20 times each at once make 60 entries, and none is lost', async () => {
  const log = await openLog();
  const team = async (app: string) => {
    for (let nth = 1; nth <= 20; nth++)
      await makeMove(log, { verb: 'promote', versions: { [app]: `v${nth}` } }, () =>
        context({ by: app, releases }),
      );
  };
  await Promise.all(apps.map(team));
  const entries = (await log.last(100)).reverse();
  expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
  for (const app of apps)
    expect(entries.filter(({ by }) => by === app).map(({ did }) => did)).toEqual(
      Array.from({ length: 20 }, (_, index) => `promote ${app}@v${index + 1}`),
    );
  expect((await log.newest())?.default).toEqual({
    host: 'h1',
    blog: 'v20',
    catalog: 'v20',
    'account-cart': 'v20',
  });
});

test('of two promotions of one app at once one wins, and the other is rejected with what it did', async () => {
  const log = await openLog();
  const results = await Promise.allSettled(
    ['v1', 'v2'].map((version) =>
      makeMove(log, { verb: 'promote', versions: { blog: version } }, () =>
        context({ by: version, releases }),
      ),
    ),
  );
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(lost).toHaveLength(1);
  expect(lost[0]).toBeInstanceOf(MoveOvertaken);
  const winner = await log.newest();
  expect(String(lost[0])).toContain(`blog was moved meanwhile by ${winner?.by}: promote blog@${winner?.by}.`);
  expect(winner?.n).toBe(2);
});

test('a move that is made again knows what was published meanwhile', async () => {
  const log = await openLog();
  const old = releases.filter(({ app, version }) => app !== 'catalog' || version === 'v0');
  let known = old;
  const overtaking: typeof log = {
    ...log,
    async append(entry) {
      if (known === old) {
        known = [...releases];
        const move = { verb: 'promote', versions: { catalog: 'v1' } } as const;
        await makeMove(log, move, () => context({ releases }));
      }
      return log.append(entry);
    },
  };
  const move = { verb: 'promote', versions: { blog: 'v1' } } as const;
  const { entry } = await makeMove(overtaking, move, () => context({ releases: known }));
  expect(entry.default).toMatchObject({ blog: 'v1', catalog: 'v1' });
});
