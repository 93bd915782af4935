import { keys } from '@shop/delivery';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import {
  followReleases,
  openReleases,
  promoted,
  publishBlog,
  spoilFile,
  versions,
  type FollowOptions,
} from '../testing/followed-releases.ts';
import type { TestStore } from '../testing/release-store.ts';
import { renderedPage } from '../testing/rendering.ts';

test('serves what the log names, and follows it without a restart [DEP-03]', async () => {
  const releases = await openReleases();
  const { follower, blogVersions } = followReleases(releases);
  expect(follower.served()).toBeUndefined();
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  await publishBlog(releases, 'b2');
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  await releases.log(promoted('b2'));
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
  expect(follower.status()).toEqual({
    entry: 2,
    serving: { ...versions, blog: 'b2' },
    canaries: [],
    problems: [],
  });
});

test('a rollback finds the earlier set as it was, for ten minutes', async () => {
  const releases = await openReleases();
  const { follower, blogVersions, ended, wait } = followReleases(releases);
  await follower.check();
  const first = follower.served()?.standard;
  await publishBlog(releases, 'b2');
  await releases.log(promoted('b2'));
  await follower.check();
  await releases.log({ default: versions });
  await follower.check();
  expect(follower.served()?.standard).toBe(first);
  wait(10 * 60_000 + 1);
  await follower.check();
  expect(ended).toEqual(['b2']);
  expect(blogVersions()).toEqual(['b1']);
});

const asHost = { kind: 'host', contracts: ['1.0'], build: { version: 'b2', contracts: ['1.0'] } };

const damage: [what: string, spoil: (releases: TestStore) => unknown, reason: RegExp][] = [
  [
    'of which a file is altered',
    (releases) => spoilFile(releases, 'altered'),
    /entry\.js is not what was published/,
  ],
  [
    'of which the record is cut off',
    (releases) => spoilRecord(releases, (text) => text.slice(0, 40)),
    /b2\.json is no JSON/,
  ],
  [
    'of a format that is not known',
    (releases) => spoilRecord(releases, (text) => text.replace('"format":1', '"format":2')),
    /format/,
  ],
  [
    'that says it is the host [SEC-24]',
    (releases) =>
      spoilRecord(releases, (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...asHost })),
    /blog@b2 cannot be of kind host/,
  ],
  [
    'whose entry is another app’s file [SEC-24]',
    (releases) =>
      spoilRecord(releases, (text) => text.replace('"remoteEntry.js"', '"../../host/h1/assets/main.js"')),
    /entry: is no name of a file/,
  ],
  ...['//[', '/\\[', '/\t/['].map((route): (typeof damage)[number] => [
    `with the route ${JSON.stringify(route)}, which is no address [SEC-149]`,
    (releases) => spoilRecord(releases, (text) => withRoute(text, JSON.stringify(route))),
    /not a path pattern/,
  ]),
];

function withRoute(text: string, route: string): string {
  return text
    .replace('"routes":[', `"routes":[${route},`)
    .replace('"early":{}', `"early":{${route}:[{"call":"posts.list"}]}`);
}

async function spoilRecord(releases: TestStore, change: (text: string) => string) {
  const text = new TextDecoder().decode(await releases.store.read(keys.record('blog', 'b2')));
  writeFileSync(join(releases.root, keys.record('blog', 'b2')), change(text));
}

test.each(damage)(
  'a release %s is not served, on a cold start too: its earlier one is [DEP-19]',
  async (_, spoil, reason) => {
    const releases = await openReleases();
    await publishBlog(releases, 'b2');
    await spoil(releases);
    await releases.log(promoted('b2'));
    const { follower, blogVersions } = followReleases(releases);
    await follower.check();
    expect(blogVersions()).toEqual(['b1']);
    expect(follower.status().problems).toEqual([expect.stringMatching(/^blog@b2: /)]);
    expect(follower.status().problems[0]).toMatch(reason);
    expect(String(releases.errors.mock.calls).match(/blog@b2 is not/g)).toHaveLength(1);
  },
);

test.each([
  ['claims a path of another area', { routes: ['/blog', '/products'] }, /both own the path \/products/],
  ['asks for a contract that the host does not serve', { requires: '^2.0' }, /asks for contract \^2\.0/],
])('a release that %s is not served, even if the log names it [DEP-19]', async (_, changes, reason) => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2', changes);
  await releases.log(promoted('b2'));
  const { follower, blogVersions } = followReleases(releases);
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems[0]).toMatch(reason);
});

test('a release whose code is refused is not served; without an earlier one browsers render its pages', async () => {
  const releases = await openReleases();
  const { follower, blogVersions } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['catalog']) throw new OutputRefused('catalog', 'boom');
      return async () => renderedPage;
    },
  });
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems).toEqual(['catalog@c1: boom']);
  const page = await follower.served()?.standard.documents(new URL('http://shop.example/products'));
  expect(page?.status).toBe(200);
});

test('what renders a set without an app that cannot be rendered ends as any other that is not served any more', async () => {
  const releases = await openReleases();
  for (const version of ['b2', 'b3']) await publishBlog(releases, version);
  const { follower, blogVersions, ended, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'b2') throw new OutputRefused('blog', 'boom');
      return async () => renderedPage;
    },
  });
  await releases.log(promoted('b2', []));
  await follower.check();
  expect([blogVersions(), ended]).toEqual([['b2'], []]);
  await releases.log(promoted('b3', ['b2']));
  await follower.check();
  expect([blogVersions(), ended]).toEqual([['b3'], []]);
  wait(11 * 60_000);
  await follower.check();
  expect([blogVersions(), ended]).toEqual([['b3'], ['']]);
});

/** Renderers of which that of `version` fails in this way for the product list. */
const failing =
  (error: Error, version = 'b2'): FollowOptions['render'] =>
  (setup) =>
  async ({ address }) => {
    const fails = [version, 'every'].includes(setup.areas['blog']?.version ?? '') || version === 'every';
    if (fails && address.endsWith('/products')) throw error;
    return renderedPage;
  };

test('a release that does not render what visitors ask for is not served [DEP-19]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const { follower, blogVersions } = followReleases(releases, { render: failing(new Error('boom')) });
  await follower.check();
  await releases.log(promoted('b2'));
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  expect(follower.status().problems).toEqual(['blog@b2: it does not render /products: boom']);
});

test.each([
  ['the current one does not render either', failing(new Error('boom'), 'every')],
  [
    'the provider fails',
    failing(Object.assign(new Error('HTTP 500'), { name: 'PageUnavailable', silent: false })),
  ],
  ['too much is asked for at the same time', failing(Object.assign(new Error('wait'), { name: 'Crowded' }))],
])('a page that %s is not held against a release', async (_, render) => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const { follower, blogVersions } = followReleases(releases, { render });
  await follower.check();
  await releases.log(promoted('b2'));
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
});

/** Renderers that make one page after the other, one with a search in 400 ms. */
const oneByOne: FollowOptions['render'] = () => {
  let dueMs = 0;
  return async ({ address, budget = 600 }) => {
    const takesMs = address.includes('?') ? 400 : 10;
    dueMs += takesMs;
    const isLate = dueMs > budget;
    await Promise.resolve();
    dueMs -= takesMs;
    if (isLate) throw new Error(`not rendered within ${budget} ms`);
    return renderedPage;
  };
};

test('searches that somebody makes up keep no release from being served, however long they take together [SEC-241]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const { follower, blogVersions } = followReleases(releases, { render: oneByOne });
  await follower.check();
  for (let nth = 0; nth < 20; nth += 1)
    await follower.served()?.standard.documents(new URL(`http://shop.example/products?search=${nth}`));
  await releases.log(promoted('b2'));
  await follower.check();
  expect([blogVersions(), follower.status().problems]).toEqual([['b2'], []]);
});

test('a refused release is tried again after a minute', async () => {
  const releases = await openReleases();
  let works = false;
  await publishBlog(releases, 'b2');
  const { follower, blogVersions, wait } = followReleases(releases, {
    render: (setup) => {
      if (!works && setup.areas['blog']?.version === 'b2') throw new OutputRefused('blog', 'boom');
      return async () => renderedPage;
    },
  });
  await releases.log(promoted('b2'));
  await follower.check();
  works = true;
  await follower.check();
  expect(blogVersions()).toEqual(['b1']);
  wait(61_000);
  await follower.check();
  expect(blogVersions()).toEqual(['b2']);
});
