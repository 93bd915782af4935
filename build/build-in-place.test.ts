import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildInPlace } from './build-in-place.ts';

test('a build that another process has finished meanwhile is as good as its own', async () => {
  const root = mkdtempSync(join(tmpdir(), 'build-in-place-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const directory = join(root, 'e1');
  await buildInPlace(
    {
      async build(draft) {
        writeFileSync(join(draft, 'release.json'), '{}');
        mkdirSync(directory);
        writeFileSync(join(directory, 'release.json'), '{}');
      },
    },
    directory,
  );
  expect(readdirSync(root)).toEqual(['e1']);
});
