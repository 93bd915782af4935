import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openCheckout, openShop } from '../testing/checkout.ts';
import { contentsOf, faultsOf } from '../testing/store-contents.ts';
import { runRelease } from './run-release.ts';

const bytes = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

describe('list and log', () => {
  /** A shop whose canary was refused, three hours later. */
  async function openVetoed() {
    const shop = await openShop();
    await shop.done('canary blog@b2bb --share 10');
    const veto = { at: '2026-11-01T12:03:00.000Z', by: 'edge-1', reason: '9 of 9 documents failed' };
    await shop.store.create('vetoes/blog@b2bb.json', bytes(veto));
    shop.waitMinutes(180);
    return shop;
  }

  test('list marks default, canary and veto', async () => {
    const { done } = await openVetoed();
    expect(await done('list')).toBe(
      [
        'blog@b1aa   default            3 h  kim  0123456789ab',
        'blog@b2bb   canary 10 %, veto  3 h  kim  0123456789ab',
        'catalog@c1  default            3 h  kim  0123456789ab',
        'host@h1     default            3 h  kim  0123456789ab',
      ].join('\n'),
    );
  });

  test('log shows the veto with its reason, and no more entries than asked for', async () => {
    const { done, refused } = await openVetoed();
    expect(await done('log --last 2')).toBe(
      [
        'veto  2 h  edge-1  blog@b2bb: 9 of 9 documents failed',
        '2     3 h  kim     canary blog@b2bb 10',
      ].join('\n'),
    );
    expect(await refused('promote blog@b2bb')).toBe('blog@b2bb has a veto: as a canary it failed.');
  });

  test('list and log show what a terminal would obey, and lines of a record’s own, in one line [SEC-44]', async () => {
    const { store, done } = await openVetoed();
    const record = JSON.parse(
      new TextDecoder().decode(await store.read('releases/blog@b1aa.json')),
    ) as object;
    const by = '\u001b[2A\u001b[2K\u009b\u202eeve\nhost@h9  default';
    const hostile = {
      ...record,
      version: 'b3',
      build: { ...(record as { build: object }).build, version: 'b3' },
    };
    await store.create('releases/blog@b3.json', bytes({ ...hostile, files: {}, by }));
    await store.create(
      'vetoes/blog@b3.json',
      bytes({ at: '2026-11-01T12:04:00.000Z', by, reason: 'x\r\ny' }),
    );
    for (const text of [await done('list'), await done('log')]) {
      expect(text).toContain('\ufffd[2A\ufffd[2K\ufffd\ufffdeve host@h9 default');
      expect(text).not.toMatch(/[^\P{C}\n]/u);
      expect(text).not.toMatch(/^host@h9/m);
    }
    const json = await done('list --json');
    expect(json).not.toMatch(/[^\P{C}\n]/u);
    expect(
      (JSON.parse(json) as { releases: { by: string }[] }).releases.map((release) => release.by),
    ).toContain(by);
  });

  test('prune removes with --yes alone', async () => {
    const { store, waitMinutes, done } = await openVetoed();
    await done('rollback blog');
    waitMinutes(40 * 24 * 60);
    const contents = await contentsOf(store);
    expect(await done('prune')).toBe(
      [
        'Would be removed:',
        'blog@b2bb  14 files  published 40 days ago, never the default',
        'To remove it: npm run release -- prune --yes',
      ].join('\n'),
    );
    expect(await contentsOf(store)).toEqual(contents);
    expect(await done('prune --yes')).toContain('Removed:\nblog@b2bb');
    expect(await done('prune')).toBe('Nothing is to be removed.');
    expect(await faultsOf(store)).toEqual([]);
  });
});

test.each([
  ['publsh', '"publsh" is no verb.'],
  ['publish', 'Name what to build: host, blog, catalog.'],
  ['publish news', 'There is no news. There are host, blog, catalog.'],
  ['promote blog', '"blog" names no version.'],
  ['promote blog@b1 blog@b2', 'Name one version of each app.'],
  ['canary blog@b1aa', 'Say which percentage of the visitors gets it'],
  ['rollback blog@b1aa', 'Name one app without a version'],
  ['rollback blog --share 5', 'rollback takes no --share.'],
  ['log --last none', '--last is a number of entries.'],
  ['list --sotre x', "Unknown option '--sotre'"],
  ['list --store ftp://shop', '"ftp://shop" is no release store'],
])('"%s" is not understood', async (line, message) => {
  const { run } = line.startsWith('promote') ? await openShop() : openCheckout();
  const { exitCode, output, errors } = await run(line);
  expect([exitCode, output]).toEqual([2, []]);
  expect(errors[0]).toContain(message);
  expect(errors[1]).toContain('--help says more');
});

test('help needs no store and says what each verb takes', async () => {
  const { address, environment, done } = openCheckout();
  const overview = await done('--help');
  for (const verb of ['build', 'publish', 'canary', 'promote', 'rollback', 'list', 'log', 'prune']) {
    expect(overview).toContain(`  ${verb}`);
    expect(await done(`${verb} --help`)).toContain('--store <address>');
  }
  expect(existsSync(address)).toBe(false);
  const { exitCode, errors } = await runRelease(['list'], { ...environment, store: undefined });
  expect([exitCode, errors[0]]).toEqual([
    2,
    'Where is the store? Set RELEASE_STORE, or say --store <address>.',
  ]);
});

test('a refusal is JSON where that is asked for, and a failure of the store is none', async () => {
  const { environment, store, run } = openCheckout();
  const { exitCode, output } = await run('promote blog@b1 --json');
  expect([exitCode, output]).toEqual([1, ['{"refused":"Nothing of blog is published."}']]);
  const lost = await runRelease(['list'], {
    ...environment,
    openStore: async () => ({ ...store, list: () => Promise.reject(new Error('no connection')) }),
  });
  expect([lost.exitCode, lost.errors]).toEqual([3, ['It could not be done: no connection']]);
});
