import { keys } from '@shop/delivery';
import { describe, expect, test } from 'vitest';
import { OutputRefused } from '../render/check-outputs.ts';
import type { Renderer, RendererSetup } from '../render/renderer.ts';
import {
  followReleases,
  openReleases,
  publishBlog,
  publishCatalog,
  versions,
} from '../testing/followed-releases.ts';
import { renderedPage } from '../testing/rendering.ts';

const rolledBack = { blog: '2026-11-01T12:20:00.000Z' };
const { blog: _, ...withoutBlog } = versions;

/** Damaged in what an edge reads of every release. */
const damaged = (version: string) => ({ [`${keys.private('blog', version)}styles.json`]: '{' });

/** Renders whatever has none of the blog's versions. */
const refusing =
  (...bad: string[]) =>
  (setup: RendererSetup): Renderer => {
    if (bad.includes(setup.areas['blog']?.version ?? '')) throw new OutputRefused('blog', 'no window here');
    return async () => renderedPage;
  };

type Releases = Awaited<ReturnType<typeof openReleases>>;

/** What an edge that runs serves after each move of the log, and in the end one that starts, and one that has run for an hour more. */
async function serve(
  releases: Releases,
  moves: readonly Parameters<Releases['log']>[0][],
  render?: (setup: RendererSetup) => Renderer,
) {
  const running = followReleases(releases, render && { render });
  const served: unknown[] = [];
  for (const move of moves) {
    await releases.log(move);
    await running.follower.check();
    served.push(running.follower.status().serving);
  }
  const starting = followReleases(releases, render && { render });
  await starting.follower.check();
  for (let minutes = 0; minutes < 60; minutes += 1) {
    running.wait(61_000);
    await running.follower.check();
  }
  return { served, atStart: starting.follower.status().serving, later: running.follower.status().serving };
}

describe('a new app', () => {
  test('whose first release cannot be loaded on the server is rendered by browsers, and holds up no move of another [SEC-255]', async () => {
    const releases = await openReleases();
    await publishCatalog(releases, 'c2');
    const moves = [
      { default: { ...withoutBlog, catalog: 'c2' } },
      { default: { ...versions, catalog: 'c2' } },
      { default: versions },
    ];
    const all = moves.map((move) => move.default);
    const result = await serve(releases, moves, refusing('b1'));
    expect(result).toEqual({ served: all, atStart: versions, later: versions });
  });

  test('whose first release is damaged is left out until there is a sound one [SEC-255]', async () => {
    const releases = await openReleases();
    await publishCatalog(releases, 'c2');
    await publishBlog(releases, 'b2', {}, damaged('b2'));
    const moves = [
      { default: withoutBlog },
      { default: { ...versions, blog: 'b2' } },
      { default: { ...versions, blog: 'b2', catalog: 'c2' } },
    ];
    const moved = { ...withoutBlog, catalog: 'c2' };
    const result = await serve(releases, moves);
    expect(result).toEqual({ served: [withoutBlog, withoutBlog, moved], atStart: moved, later: moved });
    const { later } = await serve(releases, [{ default: versions, before: { blog: ['b2'] } }]);
    expect(later).toEqual(versions);
  });
});

test('an app that was rolled back to a damaged release, with none before it, is left out [SEC-255]', async () => {
  const releases = await openReleases();
  await publishCatalog(releases, 'c2');
  await publishBlog(releases, 'b2', {}, damaged('b2'));
  const wanted = { ...versions, blog: 'b2' };
  const moves = [
    { default: versions, before: { blog: ['b2'] } },
    { default: wanted, rolledBack },
    { default: { ...wanted, catalog: 'c2' }, rolledBack },
  ];
  const moved = { ...withoutBlog, catalog: 'c2' };
  const result = await serve(releases, moves);
  expect(result).toEqual({ served: [versions, withoutBlog, moved], atStart: moved, later: moved });
});

test('what an edge serves stays, where a promoted release is damaged and no other is known [SEC-255]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2', {}, damaged('b2'));
  const { served } = await serve(releases, [{ default: versions }, { default: { ...versions, blog: 'b2' } }]);
  expect(served).toEqual([versions, versions]);
});

test('an edge that starts takes an earlier release of one app, and has browsers render another [SEC-255]', async () => {
  const releases = await openReleases();
  await publishCatalog(releases, 'c2');
  await publishBlog(releases, 'b2', {}, damaged('b2'));
  const { atStart } = await serve(
    releases,
    [{ default: { ...versions, blog: 'b2' }, before: { blog: ['b1'] } }],
    (setup) => {
      if ('catalog' in setup.areas) throw new OutputRefused('catalog', 'no window here');
      return async () => renderedPage;
    },
  );
  expect(atStart).toEqual(versions);
});

// Each is refused after so long that the first may be tried again before the last.
describe.each([
  [1, 15_000],
  [5, 15_000],
  [3, 30_000],
  [2, 62_000],
  [21, 3100],
])('with %i releases of which each is refused after %i ms', (count, refusedMs) => {
  const bad = Array.from({ length: count }, (unused, nth) => `b${count + 1 - nth}`);

  async function followSlow() {
    const releases = await openReleases();
    for (const version of [...bad, 'b99']) await publishBlog(releases, version);
    await publishCatalog(releases, 'c2');
    const edge = followReleases(releases, {
      render: (setup) => {
        if (!bad.includes(setup.areas['blog']?.version ?? '')) return async () => renderedPage;
        edge.wait(refusedMs);
        throw new OutputRefused('blog', 'it takes too long');
      },
    });
    const follow = async (move: Parameters<typeof releases.log>[0]) => {
      await releases.log(move);
      edge.wait(2000);
      await edge.follower.check();
      return edge.follower.status().serving;
    };
    return { follow };
  }

  test('a rollback to them is followed, and so is the next move of another app [SEC-254] [SEC-255]', async () => {
    const { follow } = await followSlow();
    await follow({ default: { ...versions, blog: 'b99' }, before: { blog: bad } });
    const [wanted = ''] = bad;
    const rest = { before: { blog: bad.slice(1) }, rolledBack };
    expect(await follow({ default: { ...versions, blog: wanted }, ...rest })).toMatchObject({ blog: wanted });
    const next = { ...versions, blog: wanted, catalog: 'c2' };
    expect(await follow({ default: next, ...rest })).toEqual(next);
  });

  test('a rollback from one to the next leaves what is served, and the next move of another app is followed [SEC-214] [SEC-255]', async () => {
    const { follow } = await followSlow();
    await follow({ default: versions });
    const wanted = { ...versions, blog: bad[0] ?? '' };
    const rest = { before: { blog: [...bad.slice(1), 'b1'] }, rolledBack };
    expect(await follow({ default: wanted, ...rest })).toEqual(versions);
    expect(await follow({ default: { ...wanted, catalog: 'c2' }, ...rest })).toEqual({
      ...versions,
      catalog: 'c2',
    });
  });
});
