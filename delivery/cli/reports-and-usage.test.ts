import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCheckout, startShop, type Checkout } from '../testing/checkout.ts';
import { contentsOf, faultsOf } from '../testing/store-contents.ts';
import { runRelease } from './run-release.ts';

const bytes = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

let checkout: Checkout;
let done: Checkout['done'];
let refused: Checkout['refused'];
beforeEach(() => {
  checkout = openCheckout();
  ({ done, refused } = checkout);
});

describe('list and log', () => {
  beforeEach(async () => {
    await startShop(checkout);
    await done('canary blog@b2bb --share 10');
    const veto = { at: '2026-11-01T12:03:00.000Z', by: 'edge-1', reason: '9 of 9 documents failed' };
    await checkout.store.create('vetoes/blog@b2bb.json', bytes(veto));
    checkout.waitMinutes(180);
  });

  test('list marks default, canary and veto', async () => {
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
    expect(await done('log --last 2')).toBe(
      [
        'veto  2 h  edge-1  blog@b2bb: 9 of 9 documents failed',
        '2     3 h  kim     canary blog@b2bb 10',
      ].join('\n'),
    );
    expect(await refused('promote blog@b2bb')).toBe('blog@b2bb has a veto: as a canary it failed.');
  });

  test('prune removes with --yes alone', async () => {
    await done('rollback blog');
    checkout.waitMinutes(40 * 24 * 60);
    const contents = await contentsOf(checkout.store);
    expect(await done('prune')).toBe(
      [
        'Would be removed:',
        'blog@b2bb  14 files  published 40 days ago, never the default',
        'To remove it: npm run release -- prune --yes',
      ].join('\n'),
    );
    expect(await contentsOf(checkout.store)).toEqual(contents);
    expect(await done('prune --yes')).toContain('Removed:\nblog@b2bb');
    expect(await done('prune')).toBe('Nothing is to be removed.');
    expect(await faultsOf(checkout.store)).toEqual([]);
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
  if (line.startsWith('promote')) await startShop(checkout);
  const { exitCode, output, errors } = await checkout.run(line);
  expect([exitCode, output]).toEqual([2, []]);
  expect(errors[0]).toContain(message);
  expect(errors[1]).toContain('--help says more');
});

test('help needs no store and says what each verb takes', async () => {
  const overview = await done('--help');
  for (const verb of ['build', 'publish', 'canary', 'promote', 'rollback', 'list', 'log', 'prune']) {
    expect(overview).toContain(`  ${verb}`);
    expect(await done(`${verb} --help`)).toContain('--store <address>');
  }
  expect(existsSync(checkout.address)).toBe(false);
  const { exitCode, errors } = await runRelease(['list'], { ...checkout.environment, store: undefined });
  expect([exitCode, errors[0]]).toEqual([
    2,
    'Where is the store? Set RELEASE_STORE, or say --store <address>.',
  ]);
});

test('a refusal is JSON where that is asked for, and a failure of the store is none', async () => {
  const { exitCode, output } = await checkout.run('promote blog@b1 --json');
  expect([exitCode, output]).toEqual([1, ['{"refused":"Nothing of blog is published."}']]);
  const lost = await runRelease(['list'], {
    ...checkout.environment,
    openStore: async () => ({ ...checkout.store, list: () => Promise.reject(new Error('no connection')) }),
  });
  expect([lost.exitCode, lost.errors]).toEqual([3, ['It could not be done: no connection']]);
});
