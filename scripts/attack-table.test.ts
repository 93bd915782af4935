import { expect, test } from 'vitest';
import { attackTable, countAttacks } from './attack-table.ts';

const results = [
  { family: 'markup', way: 'document', tried: 90, letIn: 0 },
  { family: 'address', way: 'document', tried: 10, letIn: 0 },
  { family: 'markup', way: 'document', tried: 20, letIn: 0 },
  { family: 'markup', way: 'widget', tried: 30, letIn: 2 },
];

test('counts by family and way, and tells those that were let in', () => {
  expect(countAttacks(results)).toEqual({ tried: 150, letIn: 2 });
  expect(attackTable(results).split('\n')).toEqual([
    '| family | document | widget | all |',
    '| --- | --: | --: | --: |',
    '| address | 10 |  | 10 |',
    '| markup | 110 | 30/2 | 140/2 |',
    '| all families | 120 | 30/2 | 150/2 |',
  ]);
});
