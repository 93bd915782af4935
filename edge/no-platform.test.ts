import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const places = ['*.ts', '{canary,http,html,embed,payment,render,demo,watch}/**/*.ts'];
const platforms =
  /from 'node:|from '@hono\/node-server|import\.meta\.dirname|\b(?:Buffer|process|setImmediate|__dirname)\b/;

test('everything between request and response runs on any platform with fetch', () => {
  const files = globSync(places, { cwd: import.meta.dirname });
  const ours = files.filter((file) => !file.endsWith('.test.ts') && file !== 'main.ts');
  expect(ours.length).toBeGreaterThan(20);
  const bound = ours.filter((file) => platforms.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(bound).toEqual([]);
});
