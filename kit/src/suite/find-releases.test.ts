import { expect, test } from 'vitest';
import { createFixtureStore } from '../../../edge/testing/release-store.ts';
import { findReleases } from './find-releases.ts';

test('a store gives its default host, the host before, and the areas of the default but the one that is checked', async () => {
  const releases = await createFixtureStore();
  try {
    await releases.publish({ app: 'host', build: { version: 'h2', contracts: ['1.0'] } }, {});
    await releases.log({ default: { host: 'h2', catalog: 'c1', blog: 'b1' }, before: { host: ['h1'] } });
    const { hosts, others } = await findReleases(releases.store, 'blog');
    const names = [...hosts, ...others].map((source) =>
      'release' in source ? `${source.release.app}@${source.release.version}` : '',
    );
    expect(names).toEqual(['host@h2', 'host@h1', 'catalog@c1']);
  } finally {
    releases.remove();
  }
});
