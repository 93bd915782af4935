// Builds what changed of the shop, or of the targets that are named: npm run build -- blog
import { parseArgs } from 'node:util';
import { BuildFailed } from '../build/build-in-place.ts';
import { targets } from '../build/targets.ts';
import { buildAll, buildOne, checkout } from './build-all.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  // How `buildAll` has each target built in a process of its own.
  options: { 'in-this-process': { type: 'boolean' } },
});
const known = targets(checkout).map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no target ${unknown.join(', ')}. The targets are: ${known.join(', ')}.`);
  process.exit(1);
}

try {
  if (values['in-this-process']) for (const name of names) await buildOne(name);
  else {
    const builds = await buildAll(names.length > 0 ? names : undefined);
    for (const directory of Object.values(builds)) console.log(directory);
  }
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exit(1);
}
