// Fails when code for browsers uses what is newer than the floor; see shared/contracts/browser-floor.ts.
import { allUses } from './browser-floor/all-uses.ts';
import { exceptions, exceptionsFor } from './browser-floor/exceptions.ts';
import { checkout } from './build-all.ts';

const uses = allUses(checkout);
const unexpected = uses.filter((use) => !exceptionsFor(use).some((name) => name in exceptions));
for (const { file, line, feature, lacking } of unexpected)
  console.error(`${file}:${line} ${feature} is not in ${lacking.join(', ')}`);
const unused = Object.keys(exceptions).filter(
  (name) => !uses.some((use) => exceptionsFor(use).includes(name)),
);
for (const name of unused) console.error(`scripts/browser-floor/exceptions.ts: nothing uses ${name}`);
process.exit(unexpected.length + unused.length > 0 ? 1 : 0);
