import type { MoveContext } from './next.ts';
import type { ReleaseFacts } from './fits.ts';

const area = (app: string, version: string, facts: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  app,
  version,
  requires: '^1.0',
  routes: [`/${app}`],
  elements: [`shop-${app}`],
  ...facts,
});

const host = (version: string, contracts: readonly string[]): ReleaseFacts => ({
  app: 'host',
  version,
  contracts,
  routes: [],
  elements: [],
});

/** Two hosts; two areas with four versions, of which each has a last one that does not fit everywhere. */
export const releases: readonly ReleaseFacts[] = [
  host('h1', ['1.0']),
  host('h2', ['1.0', '1.1']),
  area('blog', 'b1'),
  area('blog', 'b2'),
  area('blog', 'b3', { requires: '^1.1' }),
  area('blog', 'b4', { routes: ['/blog', '/Catalog/'] }),
  area('catalog', 'c1'),
  area('catalog', 'c2'),
  area('catalog', 'c3'),
  area('catalog', 'c4', { elements: ['shop-catalog', 'shop-blog'] }),
];

export const at = new Date('2026-11-01T12:00:00.000Z');

export const context = (changes: Partial<MoveContext> = {}): MoveContext => ({
  by: 'ci@blog',
  at,
  releases,
  vetoes: new Set(),
  ...changes,
});
