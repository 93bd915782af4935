import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '../testing/store-contents.ts';
import { temporaryDirectory, writeAreaBuild, writeHostBuild } from '../testing/test-builds.ts';
import { publishAll } from './publish.ts';
import { listReleases, readPinnedEmbed, readRelease } from './read-releases.ts';
import type { PublishedRelease } from './release.ts';

type Changes = Readonly<Record<string, unknown>>;

const hash = `sha384-${'a'.repeat(64)}`;

/** A store with a shop, in which the blog's team writes a record: the blog's own with changes. */
async function withRecord(key: string, changes: (record: PublishedRelease) => Changes) {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = memoryStore();
  const options = { by: 'ci', commit: '', at: new Date() };
  await publishAll(store, [writeHostBuild(root, 'h1'), writeAreaBuild(root, 'blog', 'b1')], options);
  const record = await readRelease(store, 'blog', 'b1');
  if (!record) throw new Error('the blog is not published');
  const { build, files } = record;
  const renamed = (text: string) => text.replaceAll('/b1/', '/x1/');
  const own = Object.fromEntries(
    Object.entries(files).map(([name, integrity]) => [renamed(name), integrity]),
  );
  const honest = { ...record, version: 'x1', build: { ...build, version: 'x1' }, files: own };
  const text = JSON.stringify({ ...honest, ...changes(honest as PublishedRelease) });
  await store.create(key, new TextEncoder().encode(text));
  return store;
}

const build =
  (changes: Changes) =>
  (record: PublishedRelease): Changes => ({ build: { ...record.build, ...changes } });
const listing =
  (key: string) =>
  ({ files }: PublishedRelease): Changes => ({ files: { ...files, [key]: hash } });

test('an honest record is read', async () => {
  const store = await withRecord('releases/blog@x1.json', () => ({}));
  expect(await readRelease(store, 'blog', 'x1')).toMatchObject({ app: 'blog', version: 'x1' });
  expect((await listReleases(store)).problems).toEqual([]);
});

const host = { kind: 'host', contracts: ['1.0'] };
const asHost = (record: PublishedRelease): Changes => ({ ...host, ...build({ contracts: ['1.0'] })(record) });

test.each<[what: string, changes: (record: PublishedRelease) => Changes, reason: string]>([
  ['of another app', () => ({ app: 'catalog' }), 'is the record of catalog@x1'],
  ['of another version', () => ({ version: 'b1' }), 'is the record of blog@b1'],
  ['of an area as host', asHost, 'blog@x1 cannot be of kind host'],
  ['with the build of another area', build({ name: 'catalog' }), 'has the build of catalog@x1'],
  ['with the build of another version', build({ version: 'b1' }), 'has the build of blog@b1'],
  [
    'that lists a file of another app',
    listing('public/releases/host/h1/assets/main.js'),
    'is no file of its own',
  ],
  [
    'that lists a file of another version',
    listing('private/blog/b1/server/entry.js'),
    'is no file of its own',
  ],
  ['that lists a file of a like-named app', listing('public/embed/blog-x/x1/a.js'), 'is no file of its own'],
  [
    'that lists a file outside of its folder',
    listing('private/blog/x1/../../host/h1/a.js'),
    'is no file of its own',
  ],
  [
    'with an entry of another app',
    build({ entry: '../../host/h1/assets/main.js' }),
    'entry: is no name of a file',
  ],
  ['with an entry from elsewhere', build({ entry: '//evil.example/a.js' }), 'entry: is no name of a file'],
  [
    'with a preload of another app',
    build({ preload: ['../../host/h1/a.js'] }),
    'preload.0: is no name of a file',
  ],
  ['with a page’s file of another app', build({ pages: { '/blog': ['/a.js'] } }), 'is no name of a file'],
  [
    'with a hash for another app’s file',
    build({ files: { '../../host/h1/a.js': 'sha256-' } }),
    'is no name of a file',
  ],
  [
    'with a loader of another app',
    () => ({ embed: { loader: '../../a.js', integrity: hash } }),
    'embed.loader: is no name',
  ],
])('a record %s is refused, and named [SEC-24]', async (_, changes, reason) => {
  const key = 'releases/blog@x1.json';
  const store = await withRecord(key, changes);
  await expect(readRelease(store, 'blog', 'x1')).rejects.toThrow(reason);
  const { releases, problems } = await listReleases(store);
  expect(releases.map(({ app, version }) => `${app}@${version}`).toSorted()).toEqual(['blog@b1', 'host@h1']);
  expect(problems).toEqual([expect.stringContaining(`${key}: `)]);
});

test('the host is no area, and its files are its own [SEC-24]', async () => {
  const area = await withRecord('releases/host@x1.json', () => ({ app: 'host' }));
  await expect(readRelease(area, 'host', 'x1')).rejects.toThrow('host@x1 cannot be of kind area');
  const shell = { version: 'x1', contracts: ['1.0'], entry: '../../blog/x1/evil.js' };
  const elsewhere = await withRecord('releases/host@x1.json', () => ({ ...host, app: 'host', build: shell }));
  await expect(readRelease(elsewhere, 'host', 'x1')).rejects.toThrow('entry: is no name of a file');
});

test('what is left of a pruned release lists its own files alone, too [SEC-24]', async () => {
  const store = await withRecord('pinned/blog@x1.json', listing('public/embed/catalog/c1/loader.js'));
  await expect(readPinnedEmbed(store, 'blog', 'x1')).rejects.toThrow('is no file of its own');
});

test.each<[what: string, key: string]>([
  ['in a folder of what widgets share', 'public/embed/vendor/react.1a2b.js/x'],
  ['below another file of its own', 'private/blog/x1/server/entry.js/x.js'],
  ['whose name is longer than a disk takes', `private/blog/x1/server/${'a'.repeat(201)}.js`],
  ['whose path is longer than a store takes', `private/blog/x1/${'a/'.repeat(600)}b.js`],
])('a record that lists a file %s is refused [SEC-139]', async (_, key) => {
  const store = await withRecord('releases/blog@x1.json', listing(key));
  await expect(readRelease(store, 'blog', 'x1')).rejects.toThrow('blog@x1 lists');
});

test('a record of a version whose name is longer than a disk takes is refused [SEC-139]', async () => {
  const version = 'x1'.repeat(101);
  const store = await withRecord(`releases/blog@${version}.json`, (record) => ({
    version,
    files: {},
    ...build({ version })(record),
  }));
  await expect(readRelease(store, 'blog', version)).rejects.toThrow('has a name of more than 200 letters');
});
