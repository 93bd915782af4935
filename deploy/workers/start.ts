// `npm run workers`: what `npm start` starts, with the edge in workerd.
import { env } from 'node:process';

env['EDGE'] = 'workers';
await import('../../scripts/start.ts');
