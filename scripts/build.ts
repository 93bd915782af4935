import { buildAll } from './build-all.ts';

for (const directory of Object.values(await buildAll())) console.log(directory);
