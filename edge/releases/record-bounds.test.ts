import { keys } from '@shop/delivery';
import { expect, test } from 'vitest';
import { followReleases, openReleases, promoted, publishBlog } from '../testing/followed-releases.ts';
import type { AreaRelease } from './edge-config.ts';

const elements = (count: number, path = '/') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`shop-${at}`, { path, shows: '', attributes: {} }]),
  );
const pieces = Object.fromEntries(
  Object.entries(elements(101)).map(([tag, element]) => [tag, { ...element, flags: {}, early: [] }]),
);

/** What an edge serves that starts after the release was promoted, and says of it. */
async function coldStart(
  changes: Partial<AreaRelease>,
  files: Readonly<Record<string, string>> = {},
): Promise<{ readonly served: readonly (string | undefined)[]; readonly problems: string }> {
  const releases = await openReleases();
  await publishBlog(releases, 'b2', changes, files);
  await releases.log(promoted('b2'));
  const { follower, blogVersions } = followReleases(releases);
  await follower.check();
  return { served: blogVersions(), problems: follower.status().problems.join() };
}

type Bounded = [what: string, changes: Partial<AreaRelease>, reason: RegExp];

test.each<Bounded>([
  ['a route of which no expression can be made', { routes: [`/${':a/'.repeat(33_000)}`] }, /500 letters/],
  ['501 routes', { routes: Array.from({ length: 501 }, (_, at) => `/${at}`) }, /500 routes/],
  ['101 elements', { elements: elements(101) }, /100 elements/],
  ['101 pieces', { pieces }, /100 pieces/],
  ['an element whose path has 501 letters', { elements: elements(1, '/'.padEnd(501, 'a')) }, /500 letters/],
])(
  'a release with %s is not served on a cold start: its earlier one is [SEC-159]',
  async (_, changes, reason) => {
    const { served, problems } = await coldStart(changes);
    expect(served).toEqual(['b1']);
    expect(problems).toMatch(reason);
  },
);

const files = Array.from({ length: 201 }, (_, at) => `${at}.js`);
const attributes = Array.from({ length: 31 }, (_, at) => `{a${at}}`).join('');

test.each<Bounded>([
  [
    'a text of 100 kB',
    { elements: { 'shop-blog': { path: '/', shows: 'x'.repeat(100_000), attributes: {} } } },
    /100000/,
  ],
  [
    'calls of 100 kB',
    { early: { '/blog': Array.from({ length: 5000 }, () => ({ call: 'posts.list', input: {} })) } },
    /100000/,
  ],
  ['31 attributes of an element', { elements: elements(1, `/${attributes}`) }, /30 attributes/],
  ['201 files to preload', { preload: files }, /200 files/],
  ['201 files of a page', { pages: { '/blog': files } }, /200 files/],
  ['201 files of a rendered page', { rendered: { '/blog': files } }, /200 files/],
])(
  'nor is one with %s, of which documents and lists of elements are made [SEC-166]',
  async (_, changes, reason) => {
    const { served, problems } = await coldStart(changes);
    expect(served).toEqual(['b1']);
    expect(problems).toMatch(reason);
  },
);

test('nor is one whose calls have more than 30 parameters, of which a link may make each document hundreds of megabytes [SEC-176]', async () => {
  const early = (count: number) => ({
    '/blog': [{ call: 'posts.list', input: { search: '{search}'.repeat(count) } }],
  });
  expect(await coldStart({ early: early(30) })).toEqual({ served: ['b2'], problems: '' });
  const { served, problems } = await coldStart({ early: early(31) });
  expect(served).toEqual(['b1']);
  expect(problems).toMatch(/30 parameters/);
});

test('nor is one with styles of more than 300,000 characters, which its documents would have [SEC-168]', async () => {
  const styles = JSON.stringify({ 'assets/blog-list.js': [{ key: 'list', css: ' '.repeat(300_000) }] });
  const { served, problems } = await coldStart({}, { [`${keys.private('blog', 'b2')}styles.json`]: styles });
  expect(served).toEqual(['b1']);
  expect(problems).toMatch(/styles\.json has more than 300000/);
});
