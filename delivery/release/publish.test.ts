import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { contentsOf, faultsOf, memoryStore } from '../testing/store-contents.ts';
import { temporaryDirectory, writeAreaBuild, writeBuild, writeHostBuild } from '../testing/test-builds.ts';
import type { Store } from '../store/store.ts';
import { writeFileLists } from './file-list.ts';
import { publish, publishAll } from './publish.ts';
import { listReleases, readPinnedEmbed, readRelease } from './read-releases.ts';

const options = { by: 'ci@blog', commit: 'abc', at: new Date('2026-11-01T12:00:00.000Z') };

function setUp() {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { dist: join(root, 'dist'), store: memoryStore() };
}

async function withHost() {
  const shop = setUp();
  await publish(shop.store, writeHostBuild(shop.dist, 'h1'), options);
  return shop;
}

test('a published area has a record of all its files, which are where browsers and edges look for them [SEC-16]', async () => {
  const { dist, store } = await withHost();
  const result = await publish(store, writeAreaBuild(dist, 'blog', 'b1'), options);
  expect(result).toEqual({ app: 'blog', version: 'b1', isNew: true, files: 18 });
  const record = await readRelease(store, 'blog', 'b1');
  expect(record).toMatchObject({
    kind: 'area',
    by: 'ci@blog',
    commit: 'abc',
    at: options.at.toISOString(),
    build: { routes: ['/blog'], requires: '^1.0' },
    embed: { loader: 'loader.js' },
  });
  expect(Object.keys(record?.files ?? {}).sort()).toEqual([
    'private/blog/b1/embed/embed.json',
    'private/blog/b1/embed/styles.json',
    'private/blog/b1/server/entry.js',
    'private/blog/b1/styles.json',
    'public/embed/blog/b1/loader.js',
    'public/embed/blog/b1/loader.js.br',
    'public/embed/blog/b1/loader.js.gz',
    'public/embed/blog/b1/widget.js',
    'public/embed/vendor/elements.1a2b.js',
    'public/embed/vendor/elements.1a2b.js.br',
    'public/embed/vendor/elements.1a2b.js.gz',
    'public/embed/vendor/react.3c4d.js',
    'public/releases/blog/b1/assets/page.js',
    'public/releases/blog/b1/assets/page.js.br',
    'public/releases/blog/b1/assets/page.js.gz',
    'public/releases/blog/b1/remoteEntry.js',
    'public/releases/blog/b1/remoteEntry.js.br',
    'public/releases/blog/b1/remoteEntry.js.gz',
  ]);
  expect(await faultsOf(store)).toEqual([]);
  expect(await store.list('public/')).not.toContain('public/releases/blog/b1/release.json');
  const pinned = await readPinnedEmbed(store, 'blog', 'b1');
  expect(Object.keys(pinned?.files ?? {}).every((key) => key.startsWith('public/embed/'))).toBe(true);
});

test('a version is published once: the same content changes nothing, another is refused [DEP-07]', async () => {
  const { dist, store } = await withHost();
  const build = writeAreaBuild(dist, 'blog', 'b1');
  await publish(store, build, options);
  const before = await contentsOf(store);
  expect(Object.keys(before)).toContain('releases/blog@b1.json');

  expect(await publish(store, build, { ...options, by: 'somebody', at: new Date() })).toMatchObject({
    isNew: false,
  });
  expect(await contentsOf(store)).toEqual(before);

  writeBuild(build.directory, { 'assets/page.js': 'show(0);' });
  await expect(publish(store, build, options)).rejects.toThrow(
    'blog@b1 is published with other content (public/releases/blog/b1/assets/page.js). Nothing was changed.',
  );
  writeAreaBuild(dist, 'blog', 'b1', { routes: ['/news'] });
  await expect(publish(store, build, options)).rejects.toThrow('with other content (release.json)');
  expect(await contentsOf(store)).toEqual(before);
});

test.each([
  ['a missing file', 'assets/page.js', rmSync, /blog.b1.assets.page\.js is missing\. Build it again\./],
  ['an altered file', 'remoteEntry.js', append, /blog.b1.remoteEntry\.js was altered after it was built/],
  ['an altered copy', 'remoteEntry.js.br', append, /blog.b1.remoteEntry\.js\.br was altered/],
  ['a missing server output', 'server/entry.js', rmSync, /server.entry\.js is missing/],
  ['a truncated release.json', 'release.json', truncate, /blog.b1.release\.json was altered/],
  ['no list of files', 'files.json', rmSync, /blog.b1.files\.json is missing/],
])('refuses a build with %s, by name', async (_, file, spoil, message) => {
  const { dist, store } = await withHost();
  const build = writeAreaBuild(dist, 'blog', 'b1');
  const before = await contentsOf(store);
  spoil(join(build.directory, file));
  await expect(publish(store, build, options)).rejects.toThrow(message);
  expect(await contentsOf(store)).toEqual(before);
});

test('refuses what is larger than anybody reads: a file, and a record of very many files [SEC-145]', async () => {
  const { dist, store } = await withHost();
  const before = await contentsOf(store);
  const build = writeAreaBuild(dist, 'blog', 'b1');
  writeBuild(build.directory, { 'assets/film.mp4': new Uint8Array(16_000_001) });
  writeFileLists(build.directory);
  await expect(publish(store, build, options)).rejects.toThrow(
    'public/releases/blog/b1/assets/film.mp4 would have 16000001 bytes. Nobody reads more than 16000000.',
  );
  const names = Array.from({ length: 10_000 }, (_, at) => [`${'part'.repeat(30)}-${at}`, ''] as const);
  const built = writeAreaBuild(dist, 'blog', 'b2', { files: Object.fromEntries(names) });
  await expect(publish(store, built, options)).rejects.toThrow(
    /^releases\/blog@b2\.json would have 1\d{6} bytes\. Nobody reads more than 1000000\.$/,
  );
  expect(await contentsOf(store)).toEqual(before);
});

function append(path: string): void {
  appendFileSync(path, ' ');
}
function truncate(path: string): void {
  writeFileSync(path, '{"name":"bl');
}

test('refuses what does not belong together: no widgets, widgets of another version, other shared files', async () => {
  const { dist, store } = await withHost();
  const { directory, embed, vendor } = writeAreaBuild(dist, 'blog', 'b1');
  const other = writeAreaBuild(dist, 'blog', 'b2');
  const publishing = (build: object) => publish(store, { directory, ...build }, options);
  await expect(publishing({})).rejects.toThrow('blog has widgets, <shop-blog>: name their build, too.');
  await expect(publishing({ embed: other.embed, vendor })).rejects.toThrow(
    /embed\.json is of version b2, and the area of version b1\.$/,
  );
  await expect(publishing({ embed })).rejects.toThrow(
    /embed\.json names vendor.elements\.1a2b\.js, which is in none of the given directories\.$/,
  );
  const changed = writeBuild(join(dist, 'changed'), { 'elements.1a2b.js': 'other();' });
  await expect(publishing({ embed, vendor: changed })).rejects.toThrow('elements.1a2b.js with other content');
  const spoiled = writeAreaBuild(dist, 'blog', 'b3', { name: '../blog' });
  await expect(publish(store, spoiled, options)).rejects.toThrow('release.json: name: is no name of an app');
});

test('refuses an area whose React no published host brings, and takes it once one does', async () => {
  const { dist, store } = await withHost();
  const react20 = { sharedRanges: { react: '^20.0.0' } };
  const blog = writeAreaBuild(dist, 'blog', 'b1', react20);
  await expect(publish(store, blog, options)).rejects.toThrow(
    'blog@b1 asks for react ^20.0.0, and no published host brings that (host@h1: react 19.3.1). ' +
      'Build it with a kit whose versions one of them brings, or publish another host first.',
  );
  await publishAll(store, [blog, writeHostBuild(dist, 'h2', ['1.0'], '20.1.0')], options);
  const former = writeAreaBuild(dist, 'blog', 'b2', { sharedRanges: { react: '^19.0.0' } });
  expect(await publish(store, former, options)).toMatchObject({ version: 'b2', isNew: true });
  const router = writeAreaBuild(dist, 'blog', 'b3', { sharedRanges: { '@shop/shared/router': '^2.0.0' } });
  await expect(publish(store, router, options)).rejects.toThrow(
    'asks for @shop/shared/router ^2.0.0, and no published host brings that (host@h1, host@h2: @shop/shared/router none)',
  );
});

test('a refused area is told what each host lacks, where one lacks this and another that', async () => {
  const { dist, store } = await withHost();
  await publish(store, writeHostBuild(dist, 'h2', ['1.0'], '20.1.0'), options);
  const sharedRanges = { react: '^20.0.0', '@shop/shared/router': '^2.0.0' };
  await expect(publish(store, writeAreaBuild(dist, 'blog', 'b1', { sharedRanges }), options)).rejects.toThrow(
    'blog@b1 asks for react ^20.0.0 and @shop/shared/router ^2.0.0, and no published host brings that ' +
      '(host@h1: react 19.3.1 and @shop/shared/router none; host@h2: @shop/shared/router none).',
  );
});

test('refuses a contract that no published host serves [DEP-12]', async () => {
  const { dist, store } = setUp();
  const blog = writeAreaBuild(dist, 'blog', 'b1', { requires: '^1.1' });
  await expect(publish(store, blog, options)).rejects.toThrow('No host is published yet: publish one first');
  await publish(store, writeHostBuild(dist, 'h1', ['1.0']), options);
  const before = await contentsOf(store);
  await expect(publish(store, blog, options)).rejects.toThrow(
    'blog@b1 asks for contract ^1.1, and published hosts serve 1.0. Publish a host that serves it first.',
  );
  expect(await contentsOf(store)).toEqual(before);
  const results = await publishAll(store, [blog, writeHostBuild(dist, 'h2', ['1.0', '1.1'])], options);
  expect(results.map(({ app }) => app)).toEqual(['host', 'blog']);
});

/** A store that fails after some files. */
function failingAfter(store: Store, count: number): Store {
  let left = count;
  return {
    ...store,
    create: async (key, body) => {
      left -= 1;
      if (left < 0) throw new Error('no connection');
      return store.create(key, body);
    },
  };
}

test('publishing that was interrupted is completed by publishing again', async () => {
  const { dist, store } = await withHost();
  const build = writeAreaBuild(dist, 'blog', 'b1');
  for (const count of [0, 1, 7, 19]) {
    await expect(publish(failingAfter(store, count), build, options)).rejects.toThrow('no connection');
    expect(await readRelease(store, 'blog', 'b1')).toBeUndefined();
  }
  expect(await publish(store, build, options)).toMatchObject({ isNew: true });
  expect(await faultsOf(store)).toEqual([]);
});

test('other content under a key of the release is refused, another compression of it is not', async () => {
  const { dist, store } = await withHost();
  const key = 'public/embed/vendor/elements.1a2b.js';
  const build = writeAreaBuild(dist, 'blog', 'b1');
  const quick = brotliCompressSync('elements();', { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  await store.create(`${key}.br`, quick);
  await publish(store, build, options);
  expect(await faultsOf(store)).toEqual([]);

  await store.create('public/releases/blog/b2/assets/page.js', new TextEncoder().encode('other();'));
  await expect(publish(store, writeAreaBuild(dist, 'blog', 'b2'), options)).rejects.toThrow(
    'public/releases/blog/b2/assets/page.js is in the store with other content. Nothing is published.',
  );
  expect(await readRelease(store, 'blog', 'b2')).toBeUndefined();
});

test('a record that cannot be read is named, and the others are read all the same', async () => {
  const { store } = await withHost();
  await store.create('releases/blog@b1.json', new TextEncoder().encode('{"form'));
  await store.create('releases/blog@b2.json', new TextEncoder().encode('{"format":2,"kind":"host"}'));
  const { releases, problems } = await listReleases(store);
  expect(releases.map(({ app, version }) => `${app}@${version}`)).toEqual(['host@h1']);
  expect(problems.toSorted()).toEqual([
    'releases/blog@b1.json is no JSON.',
    'releases/blog@b2.json: format: is no format that is known here: 1 is',
  ]);
});
