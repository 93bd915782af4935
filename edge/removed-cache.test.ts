import { keys } from '@shop/delivery';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { edgeConfig } from './testing/fixture.ts';
import { createFixtureStore, type TestStore } from './testing/release-store.ts';
import { raw, setUpEdge } from './testing/started-edge.ts';
import { areaWith } from './testing/started-renderer.ts';

const { startEdge } = setUpEdge();

const host = `export async function renderPage({ request, area, fetch }) {
  return { status: 200, html: '<i>' + (await area?.area.page?.(request.url, fetch) ?? '') + '</i>', hydration: {}, meta: { title: '' } };
}`;
const catalogOf = (version: string) => areaWith(`page: async () => '${version} in ' + process.pid,`);

async function publishCatalog({ publish }: TestStore, version: string): Promise<void> {
  const catalog = edgeConfig().areas.get('catalog');
  if (!catalog) throw new Error('the fixture has no catalog');
  await publish(
    { app: 'catalog', build: { ...catalog, version } },
    {
      [`${keys.files('catalog', version)}remoteEntry.js`]: version,
      [`${keys.private('catalog', version)}server/entry.js`]: catalogOf(version),
    },
  );
}

/** As one who tidies old files does: the folders stay. */
function removeFiles(directory: string): void {
  const all = readdirSync(directory, { recursive: true, withFileTypes: true });
  for (const entry of all) if (entry.isFile()) rmSync(join(entry.parentPath, entry.name));
}

test('an edge whose cache is removed while it runs puts there again what it needs: it follows the log, and replaces a renderer [SEC-260]', async () => {
  const blog = areaWith('').replace(/\[.*\]/, `['/blog']`);
  const releases = await createFixtureStore('server/entry.js', { host, catalog: catalogOf('c1'), blog });
  onTestFinished(() => releases.remove());
  await publishCatalog(releases, 'c2');
  const cache = join(releases.files.root, 'cache');
  const { shop, admin, errors } = await startEdge({
    RELEASE_STORE: releases.root,
    CACHE_DIR: cache,
    ADMIN_PORT: '0',
    RENDER_CACHE: '0',
    RENDER_BUDGET: '10000',
  });
  const rendered = async () =>
    /<i>(c\d) in (\d+)<\/i>/.exec((await raw(shop, '/products')).body.toString()) ?? [];
  const version = async () => (await rendered())[1];
  expect(await version()).toBe('c1');

  removeFiles(cache);
  await releases.log({ default: { host: 'h1', catalog: 'c2', blog: 'b1' }, before: { catalog: ['c1'] } });
  await expect.poll(version, { timeout: 20_000 }).toBe('c2');
  const { body } = await raw(admin, '/ready');
  expect(JSON.parse(body.toString())).toMatchObject({ entry: 2, problems: [] });

  const [, , first] = await rendered();
  removeFiles(cache);
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(version, { timeout: 20_000 }).toBe('c2');
  expect((await rendered())[2]).not.toBe(first);
  expect(errors.filter((error) => /ENOENT|could not/.test(error))).toEqual([]);
}, 60_000);
