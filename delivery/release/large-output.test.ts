import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentsOf, memoryStore } from '../testing/store-contents.ts';
import { temporaryDirectory, writeAreaBuild, writeBuild, writeHostBuild } from '../testing/test-builds.ts';
import { writeFileLists } from './file-list.ts';
import { publishAll } from './publish.ts';

test('a release of which only edges would read more than 64 MB is not published [SEC-222]', async () => {
  const root = temporaryDirectory();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const build = writeAreaBuild(root, 'blog', 'b1');
  const outputs = Array.from({ length: 5 }, (_, at) => `server/${at}.js`);
  writeBuild(build.directory, Object.fromEntries(outputs.map((name) => [name, ''])));
  for (const name of outputs) truncateSync(join(build.directory, name), 13_000_000);
  writeFileLists(build.directory);
  const store = memoryStore();
  const options = { by: 'ci@blog', commit: 'abc', at: new Date('2026-11-01T12:00:00.000Z') };
  await expect(publishAll(store, [writeHostBuild(root, 'h1'), build], options)).rejects.toThrow(
    /^private\/blog\/b1\/ would have 6500\d{4} bytes\. Nobody reads more than 64000000\.$/,
  );
  expect(await contentsOf(store)).toEqual(await contentsOf(memoryStore()));
});
