// Packs what is installed with npm into dist/packages/: npm run packages [-- --name @umi/widgets --version 2.1.0]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packWidgets } from './pack.ts';

const { values } = parseArgs({ options: { name: { type: 'string' }, version: { type: 'string' } } });
console.log(packWidgets(join(import.meta.dirname, '../../../dist/packages'), values));
