import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildFailed, buildInPlace, checkBuilt } from './build-in-place.ts';

function temporaryFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'build-in-place-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('a build that another process has finished meanwhile is as good as its own', async () => {
  const root = temporaryFolder();
  const directory = join(root, 'e1');
  await buildInPlace(
    {
      name: 'events',
      async build(draft) {
        writeFileSync(join(draft, 'release.json'), '{}');
        mkdirSync(directory);
        writeFileSync(join(directory, 'release.json'), '{}');
      },
    },
    () => directory,
  );
  expect(readdirSync(root)).toEqual(['e1']);
});

test('a source that changes while it is built ends the build with a sentence, and leaves no release', async () => {
  const root = temporaryFolder();
  let version = 'e1';
  const output = {
    name: 'events',
    async build(draft: string) {
      writeFileSync(join(draft, 'release.json'), '{}');
      version = 'e2';
    },
  };
  const build = buildInPlace(output, () => join(root, version));
  const words = 'The source of events changed while it was built: run the command again.';
  await expect(build).rejects.toThrow(words);
  expect(readdirSync(root)).toEqual([]);
  const outputs = [
    { name: 'events', directory: join(root, 'e1') },
    { name: 'blog', directory: root },
  ];
  expect(() => checkBuilt(outputs)).toThrow(new BuildFailed(words));
});
