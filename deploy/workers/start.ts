// `npm run workers`: what `npm start` starts, with the edge in workerd.
process.env['EDGE'] = 'workers';
await import('../../scripts/start.ts');

export {};
