import { expect, test } from 'vitest';
import { openReleases, publishBlog } from '../../../edge/testing/followed-releases.ts';
import { createReleaseFiles } from '../../../edge/node/release-files.ts';
import { setModules } from './set-modules.ts';
import { storedInMemory } from './stored-files.ts';

test('each folder of a set has a module for all that the host brings, under the name by which it is imported [WRK-04]', async () => {
  const releases = await openReleases();
  await publishBlog(releases, 'b2');
  const { store } = releases;
  const files = createReleaseFiles({ store, cacheDir: '', files: storedInMemory(store) });
  const record = await files.record('blog', 'b2');
  const shared = Object.fromEntries(
    ['react', '@shop/shared/router', 'react-dom/server', 'react-dom/server.edge'].map((name) => [
      name,
      { file: `server/shared/${name.replaceAll('/', '-')}.js`, version: '1.0.0' },
    ]),
  );
  const modules = await setModules({
    host: { version: 'h1', shared },
    records: record ? [record] : [],
    text: files.text,
  });
  const folder = 'releases/blog/b2/server';
  expect(Object.keys(modules).toSorted()).toEqual(
    [`${folder}/entry.js`, ...Object.keys(shared).map((name) => `${folder}/${name}`)].toSorted(),
  );
  expect(modules[`${folder}/entry.js`]).toBe("export const area = 'b2';");
  expect(modules[`${folder}/react`]).toContain('export * from "/releases/host/h1/server/shared/react.js";');
  // React's renderer for platforms without Node's streams.
  expect(modules[`${folder}/react-dom/server`]).toContain('shared/react-dom-server.edge.js"');
});
