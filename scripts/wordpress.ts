// Packs the WordPress plugin into dist/packages.
import { relative } from 'node:path';
import { checkout } from './build-all.ts';
import { packPlugin } from './packages/wordpress.ts';

console.log(relative(checkout, packPlugin()));
