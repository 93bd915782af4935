// `npm run workers:bundle`: writes what wrangler deploys. With RELEASE_STORE also the worker of the set that is served there.
import { openStore } from '@shop/delivery';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../scripts/build-all.ts';
import { buildSet } from './build-set.ts';
import { buildWorkers } from './build-workers.ts';

const into = join(checkout, '.cache/workers');
const store = process.env['RELEASE_STORE'];
const set = store ? { 'set.js': await buildSet(await openStore(store)) } : {};
mkdirSync(into, { recursive: true });
for (const [name, text] of Object.entries({ ...(await buildWorkers()), ...set })) {
  writeFileSync(join(into, name), text);
  console.log(join(into, name));
}
