// Completes package-lock.json, here and in the folders that install their own, after `npm install` changed it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './build-all.ts';
import { completeLockfile, type Lockfile } from './lockfile-entries.ts';

for (const path of globSync('{,*/}package-lock.json', { cwd: checkout })) {
  const file = join(checkout, path);
  const text = readFileSync(file, 'utf8');
  const completed = `${JSON.stringify(completeLockfile(JSON.parse(text) as Lockfile), null, 2)}\n`;
  if (completed !== text) writeFileSync(file, completed);
  console.log(`${path}: ${completed === text ? 'complete' : 'completed'}`);
}
