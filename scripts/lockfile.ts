// Completes package-lock.json after `npm install` changed it; see lockfile-entries.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './build-all.ts';
import { missingEntries, type Lockfile } from './lockfile-entries.ts';

const file = join(checkout, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const missing = missingEntries(lockfile);
const packages = Object.entries({ ...lockfile.packages, ...missing });
lockfile.packages = Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${Object.keys(missing).length} entries added.`);
