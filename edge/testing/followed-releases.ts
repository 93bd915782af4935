import { keys, type LogEntry, type Store } from '@shop/delivery';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi, type MockInstance } from 'vitest';
import { createReleaseFiles } from '../node/release-files.ts';
import type { Renderer, RendererSetup } from '../render/renderer.ts';
import { renderDefaults } from '../render/settings.ts';
import { followLog } from '../releases/follow-log.ts';
import type { AreaRelease } from '../releases/edge-config.ts';
import type { LogState } from '../releases/log-state.ts';
import { createRecentPages } from '../releases/recent-pages.ts';
import { edgeConfig } from './fixture.ts';
import { createFixtureStore, type TestStore } from './release-store.ts';
import { renderedPage } from './rendering.ts';

/** The versions of the fixture. */
export const versions = { host: 'h1', catalog: 'c1', blog: 'b1' };

/** The state after a promotion of the blog. */
export const promoted = (blog: string, before: string[] = ['b1']): Pick<LogEntry, 'default' | 'before'> => ({
  default: { ...versions, blog },
  before: { blog: before },
});

/** The fixture's releases in a store of this test's own. What is logged as an error stays out of the output. */
export async function openReleases(): Promise<TestStore & { readonly errors: MockInstance }> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const releases = await createFixtureStore('server/entry.js');
  onTestFinished(() => {
    releases.remove();
    errors.mockRestore();
  });
  return { ...releases, errors };
}

/** Publishes a version of the blog. @param files further ones, by their keys in the store */
export async function publishBlog(
  releases: TestStore,
  version: string,
  changes: Partial<AreaRelease> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const blog = edgeConfig().areas.get('blog');
  if (!blog) throw new Error('the fixture has no blog');
  await releases.publish(
    { app: 'blog', build: { ...blog, version, ...changes } },
    {
      [`${keys.files('blog', version)}remoteEntry.js`]: `export const name = '${version}';`,
      [`${keys.private('blog', version)}server/entry.js`]: `export const area = '${version}';`,
      ...files,
    },
  );
}

/** A catalog beside which the blog moves. */
export async function publishCatalog(
  releases: TestStore,
  version: string,
  changes: Partial<AreaRelease> = {},
): Promise<void> {
  const catalog = edgeConfig().areas.get('catalog');
  if (!catalog) throw new Error('the fixture has no catalog');
  await releases.publish(
    { app: 'catalog', build: { ...catalog, version, ...changes } },
    { [`${keys.private('catalog', version)}server/entry.js`]: `export const area = '${version}';` },
  );
}

export interface FollowOptions {
  readonly store?: Store;
  readonly saved?: LogState;
  readonly tryingMs?: number;
  /** What the renderer of a set does. */
  readonly render?: (setup: RendererSetup) => Renderer;
}

/** An edge's follower, with renderers that are none. */
export function followReleases(
  releases: TestStore,
  { store = releases.store, saved, tryingMs, render = () => async () => renderedPage }: FollowOptions = {},
) {
  const ended: string[] = [];
  let time = 0;
  const settings = { ...edgeConfig(), rendering: { ...renderDefaults, cache: undefined } };
  const now = () => time;
  let state = saved;
  const follower = followLog({
    settings,
    files: createReleaseFiles({ store, cacheDir: join(releases.files.root, 'cache'), now }),
    async startRenderer(setup, putOnDisk) {
      await putOnDisk();
      return {
        pid: 1,
        render: render(setup),
        end: () => ended.push(setup.areas['blog']?.version ?? ''),
      };
    },
    recentPages: createRecentPages(),
    store,
    memory: { load: () => state, save: (known: LogState) => (state = known) },
    ...(tryingMs !== undefined && { tryingMs }),
    now,
  });
  const blogVersions = () => {
    const served = follower.served();
    return [served?.standard, ...(served?.canaries ?? []).map(({ set }) => set)].map(
      (set) => set?.config.areas.get('blog')?.version,
    );
  };
  return { follower, blogVersions, ended, state: () => state, wait: (ms: number) => (time += ms) };
}

/** Alters the server output of the blog's version `b2`. */
export function spoilFile(releases: TestStore, text: string): void {
  writeFileSync(join(releases.root, keys.private('blog', 'b2'), 'server/entry.js'), text);
}
