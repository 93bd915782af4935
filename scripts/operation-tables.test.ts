import { expect, test } from 'vitest';
import { operationTables } from './operation-tables.ts';

test('a table of what was lost, and one of how long others waited', () => {
  const text = operationTables([
    { is: 'loss', scenario: 'one edge killed', sent: 278, lost: 1, mostInFlight: 8 },
    {
      is: 'pace',
      attack: '5,000 rows',
      kind: 'kept',
      quiet: 33,
      attacked: 40,
      accepting: 194,
      renderer: 214,
    },
  ]);
  expect(text).toBe(`| under load | requests | lost | most in flight |
| --- | --: | --: | --: |
| one edge killed | 278 | 1 | 8 |

| attack | other requests | p99 quiet, ms | p99 attacked | accepting, MB | renderer, MB |
| --- | --- | --: | --: | --: | --: |
| 5,000 rows | kept | 33 | 40 | 194 | 214 |`);
});

test('a table without rows is left out', () => {
  expect(operationTables([])).toBe('');
});
