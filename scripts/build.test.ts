import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function build(...names: string[]) {
  const script = join(import.meta.dirname, 'build.ts');
  // The federation plugin does nothing where it finds Vitest.
  const env = { ...process.env, VITEST: undefined };
  return spawnSync(process.execPath, [script, ...names], { encoding: 'utf8', env });
}

test('builds the targets that are named, and no other', { timeout: 180_000 }, () => {
  const { status, stdout } = build('blog');
  expect(status).toBe(0);
  expect(stdout.split('\n').filter((line) => line.startsWith('dist/'))).toEqual([
    expect.stringMatching(/^dist\/blog\/[0-9a-f]{12}$/),
  ]);
  expect(stdout).not.toContain('ordinary-host');
});

test('names the targets when one is unknown, in one line', () => {
  const { status, stdout, stderr } = build('blgo');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^There is no target blgo\. The targets are: host, .*blog.*\.$/),
  ]);
});
