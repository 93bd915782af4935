import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from './build-all.ts';
import { scaleTables, withTables } from './scale.ts';

test('docs/scale.md has the tables that are counted from bench/work.json; `npm run scale -- --write` writes them [OPS-43]', () => {
  const text = readFileSync(join(checkout, 'docs/scale.md'), 'utf8');
  // oxfmt aligns no tables: the text is as it is written.
  expect(withTables(text, scaleTables())).toBe(text);
  const other = { ...scaleTables(), nodes: '| 1 |' };
  expect(withTables(text, other)).not.toBe(text);
});
