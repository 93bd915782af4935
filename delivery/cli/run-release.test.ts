import { expect, test } from 'vitest';
import { releaseLog } from '../log/release-log.ts';
import type { Store } from '../store/store.ts';
import { contentsOf, faultsOf } from '../testing/store-contents.ts';
import { openCheckout, openShop } from '../testing/checkout.ts';
import { writeAreaBuild } from '../testing/test-builds.ts';

test('from a change to all visitors: each command says what comes next', async () => {
  const { versions, built, store, waitMinutes, done } = await openShop();
  versions.set('blog', 'b3cc');
  expect(await done('publish blog')).toBe(
    [
      'blog@b3cc is published: 18 files.',
      'Nobody is served it by that. Next:',
      '  npm run release -- canary blog@b3cc --share 10',
      '  npm run release -- promote blog@b3cc',
    ].join('\n'),
  );
  expect(built).toEqual(['host', 'blog', 'catalog', 'blog', 'blog']);
  expect(await done('canary blog@b3cc --share 12.5')).toContain(
    '2: canary blog@b3cc 12.5\nDefault: host@h1 blog@b1aa catalog@c1\nCanaries: blog@b3cc for 12.5 %\n',
  );
  waitMinutes(5);
  expect(await done('promote blog@b3cc')).toContain('npm run release -- rollback blog');
  expect(await done('rollback blog --by lee')).toContain('Default: host@h1 blog@b1aa catalog@c1');
  expect(await done('log')).toBe(
    [
      '4  0 s    lee  rollback blog (blog b3cc → b1aa)',
      '3  0 s    kim  promote blog@b3cc (blog b1aa → b3cc)',
      '2  5 min  kim  canary blog@b3cc 12.5',
      '1  5 min  kim  promote host@h1 blog@b1aa catalog@c1',
    ].join('\n'),
  );
  expect(await faultsOf(store)).toEqual([]);
});

test('the first releases of a shop are published and promoted together, the host first', async () => {
  const { done, refused } = openCheckout();
  expect(await refused('publish blog')).toContain('No host is published yet');
  expect(await done('publish blog host')).toBe(
    [
      'host@h1 is published: 7 files.',
      'blog@b1aa is published: 18 files.',
      'Nobody is served it by that. Next:',
      '  npm run release -- promote host@h1 blog@b1aa',
    ].join('\n'),
  );
  expect(await done('publish blog')).toContain(
    'blog@b1aa is published already, with the same content. Nothing was changed.',
  );
});

/** Published files, without what a command records. */
async function publishedFiles(store: Store) {
  const contents = await contentsOf(store);
  return Object.fromEntries(Object.entries(contents).filter(([key]) => !key.startsWith('log/')));
}

/** The entries of the other apps: default and earlier versions, records and files. */
async function others(store: Store) {
  const newest = await releaseLog(store).newest();
  const files = Object.entries(await publishedFiles(store)).filter(([key]) => !/\bblog\b|vendor/.test(key));
  return [{ ...newest?.default, blog: '' }, { ...newest?.before, blog: [] }, files];
}

test('publishing, promoting and rolling back one app leave the others as they are [DEP-08]', async () => {
  const { versions, store, done } = await openShop();
  versions.set('catalog', 'c2');
  await done('publish catalog');
  await done('promote catalog@c2');
  const before = await others(store);
  versions.set('blog', 'b3cc');
  for (const line of [
    'publish blog',
    'canary blog@b2bb --share 10',
    'promote blog@b2bb',
    'promote blog@b3cc',
    'rollback blog',
  ]) {
    await done(line);
    expect(await others(store)).toEqual(before);
  }
});

test('promote moves the default to a published version and changes no published file [DEP-09]', async () => {
  const { store, done, refused } = await openShop();
  const files = await publishedFiles(store);
  expect(await done('promote blog@b2bb')).toContain('Default: host@h1 blog@b2bb catalog@c1');
  expect(await publishedFiles(store)).toEqual(files);
  expect(await refused('promote blog@b9')).toBe('blog@b9 is not published. Of blog there are b1aa, b2bb.');
});

test('rollback moves the default back to the earlier version and changes no published file [DEP-11]', async () => {
  const { store, done } = await openShop();
  await done('promote blog@b2bb');
  await done('canary blog@b1aa --share 5');
  const files = await publishedFiles(store);
  expect(await done('rollback blog')).toContain('The canary blog@b1aa ends; the default stays b2bb.');
  expect(await done('rollback blog')).toContain('Default: host@h1 blog@b1aa catalog@c1');
  expect(await publishedFiles(store)).toEqual(files);
});

test('a second rollback within ten minutes has to be meant', async () => {
  const { versions, waitMinutes, done, refused } = await openShop();
  versions.set('blog', 'b3cc');
  await done('publish blog');
  await done('promote blog@b2bb');
  await done('promote blog@b3cc');
  await done('rollback blog');
  waitMinutes(2);
  expect(await refused('rollback blog')).toContain('To go back further, to b1aa, say --again.');
  expect(await done('rollback blog --again')).toContain('blog@b1aa');
});

test('the beginning of a version is enough where it is the only one', async () => {
  const { done, refused } = await openShop();
  expect(await refused('promote blog@b')).toBe('blog@b may be b1aa or b2bb: write more of it.');
  expect(await done('promote blog@b2')).toContain('2: promote blog@b2bb');
  expect(await refused('promote news@n1')).toBe('Nothing of news is published.');
});

test('a dry run says what would be, and changes nothing', async () => {
  const { versions, store, done, refused } = await openShop();
  versions.set('blog', 'b3cc');
  const contents = await contentsOf(store);
  expect(await done('publish blog --dry-run')).toBe('blog@b3cc would be published: 18 files.');
  expect(await done('promote blog@b2bb --dry-run')).toBe(
    'Dry run, nothing was changed. 2: promote blog@b2bb\nDefault: host@h1 blog@b2bb catalog@c1',
  );
  expect(await refused('canary blog@b9 --share 5 --dry-run')).toContain('blog@b9 is not published.');
  expect(await contentsOf(store)).toEqual(contents);
});

test('builds that are there are published by their directories, without building', async () => {
  const { dist, built, store, run, done } = openCheckout();
  await done('publish host');
  const build = writeAreaBuild(dist, 'blog', 'b7');
  const options = Object.values(build)
    .map((directory) => `--dir ${String(directory)}`)
    .join(' ');
  expect(await done(`publish ${options} --json`)).toContain('"version": "b7"');
  expect(built).toEqual(['host']);
  expect(await faultsOf(store)).toEqual([]);
  const alone = await run(`publish --dir ${String(build.embed)}`);
  expect([alone.exitCode, alone.errors[0]]).toEqual([
    2,
    expect.stringContaining('the storefront build of that version is not given.'),
  ]);
});

test('a record that cannot be read is named where a move is refused', async () => {
  const { store, refused } = await openShop();
  await store.remove('releases/host@h1.json');
  await store.create('releases/host@h1.json', new TextEncoder().encode('{"format":2}'));
  expect(await refused('promote blog@b2bb')).toMatch(
    /^host@h1 is not published\.\nreleases\/host@h1\.json: .*/,
  );
});
