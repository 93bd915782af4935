import { keys } from '@shop/delivery';
import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import type { RendererSetup } from '../render/renderer.ts';
import { followReleases, openReleases, publishBlog, publishCatalog } from '../testing/followed-releases.ts';
import { edgeConfig } from '../testing/fixture.ts';
import type { TestStore } from '../testing/release-store.ts';
import { renderedPage } from '../testing/rendering.ts';

/** Two hosts, each with another version of React, and blogs that need the one or the other. */
async function openReactReleases() {
  const releases = await openReleases();
  const { host, template, criticalCss } = edgeConfig();
  const publishHost = (version: string, react: string, files: Readonly<Record<string, string>> = {}) => {
    const place = keys.private('host', version);
    const shared = { react: { version: react, file: 'server/react.js' } };
    const build = { ...host, version, server: 'server/entry.js', shared };
    return releases.publish(
      { app: 'host', build },
      { [`${place}document.html`]: template, [`${place}critical.css`]: criticalCss, ...files },
    );
  };
  await publishHost('react-18', '18.0.0');
  await publishHost('react-19', '19.0.0');
  await publishHost('react-20', '20.0.0');
  await publishHost('damaged-20', '20.0.0', { [`${keys.private('host', 'damaged-20')}styles.json`]: '{' });
  const needs = (react: string) => ({ sharedRanges: { react } });
  await publishCatalog(releases, 'for-20', needs('^20.0.0'));
  await publishBlog(releases, 'for-19', needs('^19.0.0'));
  await publishBlog(releases, 'broken-for-20', needs('^20.0.0'));
  await publishBlog(releases, 'for-20', needs('^20.0.0'));
  return releases;
}

/** Renders every set but one with that version of the blog, whose code cannot be loaded. */
const renderUnless = (version: string) => (setup: RendererSetup) => {
  if (setup.areas['blog']?.version === version) throw new OutputRefused('blog', 'no window here');
  return async () => renderedPage;
};

/** An area that has the path `/news`. */
async function publishNews(releases: TestStore, version = 'n1'): Promise<void> {
  const blog = edgeConfig().areas.get('blog');
  if (!blog) throw new Error('the fixture has no blog');
  const build = { ...blog, name: 'news', version, routes: ['/news'], early: earlyOf('/news') };
  const code = { [`${keys.private('news', version)}server/entry.js`]: `export const area = '${version}';` };
  await releases.publish({ app: 'news', build }, code);
}

/** What makes paths pages that are rendered here. */
const earlyOf = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, [{ call: 'posts.list', input: {} }]]));

test('apps that have to move together are followed, too, once the one that was refused is mended [SEC-256]', async () => {
  const releases = await openReactReleases();
  const { follower, wait } = followReleases(releases, { render: renderUnless('broken-for-20') });
  const old = { host: 'react-19', catalog: 'c1', blog: 'for-19' };
  const next = { host: 'react-20', catalog: 'c1', blog: 'for-20' };
  const follow = async (blog: string, earlier: string[], ms: number) => {
    await releases.log({ default: { ...next, blog }, before: { host: ['react-19'], blog: earlier } });
    for (let passed = 0; passed < ms; passed += 2000) {
      await follower.check();
      wait(2000);
    }
    return follower.status().serving;
  };
  await releases.log({ default: old });
  await follower.check();
  expect(await follow('broken-for-20', ['for-19'], 90_000)).toEqual(old);
  expect(await follow('for-20', ['broken-for-20', 'for-19'], 2000)).toEqual(next);
});

test('an edge that starts has the last of apps that move together, too, where the next of one cannot be used [SEC-258]', async () => {
  const releases = await openReactReleases();
  for (const version of ['older-for-19', 'oldest-for-19'])
    await publishBlog(releases, version, { sharedRanges: { react: '^19.0.0' } });
  const { follower } = followReleases(releases, { render: renderUnless('broken-for-20') });
  await releases.log({
    default: { host: 'react-20', catalog: 'for-20', blog: 'broken-for-20' },
    before: {
      host: ['react-19', 'react-18'],
      catalog: ['c1'],
      blog: ['for-19', 'older-for-19', 'oldest-for-19'],
    },
  });
  await follower.check();
  expect(follower.status().serving).toEqual({ host: 'react-19', catalog: 'c1', blog: 'for-19' });
});

test.each([
  ['is new', 'n1', {}],
  ['has been promoted twice', 'n2', { news: ['n1'] }],
])('so it is where a path was to go to an area that %s [SEC-258]', async (_, news, newsBefore) => {
  const releases = await openReleases();
  const routes = ['/blog', '/news'];
  await publishBlog(releases, 'before-news', { routes: ['/blog'] });
  await publishBlog(releases, 'with-news', { routes });
  await publishBlog(releases, 'without', { routes: ['/blog'] });
  for (const version of ['n1', 'n2']) await publishNews(releases, version);
  const { follower } = followReleases(releases, { render: renderUnless('without') });
  await releases.log({
    default: { host: 'h1', catalog: 'c1', blog: 'without', news },
    before: { ...newsBefore, blog: ['with-news', 'before-news'] },
  });
  await follower.check();
  expect(follower.status().serving).toEqual({ host: 'h1', catalog: 'c1', blog: 'with-news' });
});

test('an edge that starts leaves a new area out, where the host is damaged which it was promoted with [SEC-255]', async () => {
  const releases = await openReactReleases();
  const { follower } = followReleases(releases);
  await releases.log({
    default: { host: 'damaged-20', catalog: 'c1', blog: 'for-20' },
    before: { host: ['react-19'] },
  });
  await follower.check();
  expect(follower.status().serving).toEqual({ host: 'react-19', catalog: 'c1' });
});

test('where the host is rolled back to a damaged one, the one that is served stays, and others are moved [SEC-255]', async () => {
  const releases = await openReactReleases();
  await publishCatalog(releases, 'c2');
  const { follower } = followReleases(releases);
  const served = { host: 'react-19', catalog: 'c1', blog: 'for-19' };
  await releases.log({ default: served, before: { host: ['damaged-20'] } });
  await follower.check();
  const rolledBack = { host: '2026-11-01T12:20:00.000Z' };
  await releases.log({ default: { ...served, host: 'damaged-20', catalog: 'c2' }, rolledBack });
  await follower.check();
  expect(follower.status().serving).toEqual({ ...served, catalog: 'c2' });
});

test('where a path goes to a new area, and the release that gives it up is damaged, the earlier one keeps it [SEC-255]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'with-news', { routes: ['/blog', '/news'] });
  const damaged = { [`${keys.private('blog', 'without')}styles.json`]: '{' };
  await publishBlog(releases, 'without', { routes: ['/blog'] }, damaged);
  await publishNews(releases);
  const served = { host: 'h1', catalog: 'c1', blog: 'with-news' };
  const running = followReleases(releases);
  await releases.log({ default: served });
  await running.follower.check();
  const moved = { ...served, blog: 'without', news: 'n1' };
  await releases.log({ default: moved, before: { blog: ['with-news'] } });
  await running.follower.check();
  const starting = followReleases(releases);
  await starting.follower.check();
  expect([running, starting].map(({ follower }) => follower.status().serving)).toEqual([served, served]);
});

test.each([
  ['to a new area', { news: 'n1' }],
  ['for good', {}],
])('a path that visitors open goes %s [SEC-259]', async (_, added) => {
  const releases = await openReleases();
  const early = earlyOf('/blog', '/news');
  await publishBlog(releases, 'with-news', { routes: ['/blog', '/news'], early });
  await publishBlog(releases, 'without', { routes: ['/blog'], early });
  await publishNews(releases);
  const { follower } = followReleases(releases, {
    render:
      ({ areas }) =>
      async ({ address, area = '' }) => {
        if (areas[area]?.routes.includes(new URL(address).pathname)) return renderedPage;
        throw new Error(`The area "${area}" does not answer the path.`);
      },
  });
  const served = { host: 'h1', catalog: 'c1', blog: 'with-news' };
  await releases.log({ default: served });
  await follower.check();
  await follower.served()?.standard.documents(new URL('http://shop.example/news'));
  const moved = { ...served, blog: 'without', ...added };
  await releases.log({ default: moved, before: { blog: ['with-news'] } });
  await follower.check();
  expect(follower.status()).toMatchObject({ serving: moved, problems: [] });
});
