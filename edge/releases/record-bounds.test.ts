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

test.each<[what: string, changes: Partial<AreaRelease>, reason: RegExp]>([
  ['a route of which no expression can be made', { routes: [`/${':a/'.repeat(33_000)}`] }, /500 letters/],
  ['501 routes', { routes: Array.from({ length: 501 }, (_, at) => `/${at}`) }, /500 routes/],
  ['101 elements', { elements: elements(101) }, /100 elements/],
  ['101 pieces', { pieces }, /100 pieces/],
  ['an element whose path has 501 letters', { elements: elements(1, '/'.padEnd(501, 'a')) }, /500 letters/],
])(
  'a release with %s is not served on a cold start: its earlier one is [SEC-159]',
  async (_, changes, reason) => {
    const releases = await openReleases();
    await publishBlog(releases, 'b2', changes);
    await releases.log(promoted('b2'));
    const { follower, blogVersions } = followReleases(releases);
    await follower.check();
    expect(blogVersions()).toEqual(['b1']);
    expect(follower.status().problems.join()).toMatch(reason);
  },
);
