import { buildOne } from './build-all.ts';

await buildOne(process.argv[2] ?? '');
