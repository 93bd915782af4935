import { keys } from '@shop/delivery';
import { expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import { followReleases, openReleases, publishBlog } from '../testing/followed-releases.ts';
import { edgeConfig } from '../testing/fixture.ts';
import { renderedPage } from '../testing/rendering.ts';

/** Two hosts, each with another version of React, and blogs that need the one or the other. */
async function openReactReleases() {
  const releases = await openReleases();
  const { host, template, criticalCss } = edgeConfig();
  const publishHost = (version: string, react: string) => {
    const place = keys.private('host', version);
    const shared = { react: { version: react, file: 'server/react.js' } };
    const build = { ...host, version, server: 'server/entry.js', shared };
    return releases.publish(
      { app: 'host', build },
      { [`${place}document.html`]: template, [`${place}critical.css`]: criticalCss },
    );
  };
  await publishHost('react-19', '19.0.0');
  await publishHost('react-20', '20.0.0');
  const needs = (react: string) => ({ sharedRanges: { react } });
  await publishBlog(releases, 'for-19', needs('^19.0.0'));
  await publishBlog(releases, 'broken-for-20', needs('^20.0.0'));
  await publishBlog(releases, 'for-20', needs('^20.0.0'));
  return releases;
}

test('apps that have to move together are followed, too, once the one that was refused is mended [SEC-256]', async () => {
  const releases = await openReactReleases();
  const { follower, wait } = followReleases(releases, {
    render: (setup) => {
      if (setup.areas['blog']?.version === 'broken-for-20') throw new OutputRefused('blog', 'no window here');
      return async () => renderedPage;
    },
  });
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
