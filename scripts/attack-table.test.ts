import { expect, test } from 'vitest';
import { attackTable, countAttacks, latestOfAttacks } from './attack-table.ts';

const results = [
  { family: 'markup', way: 'document', test: 'document: content of 0 to 89', tried: 90, letIn: 0 },
  { family: 'address', way: 'document', test: 'document: content of 90 to 119', tried: 10, letIn: 0 },
  { family: 'markup', way: 'document', test: 'document: content of 90 to 119', tried: 20, letIn: 0 },
  { family: 'markup', way: 'widget', test: 'widget: content of 0 to 29', tried: 30, letIn: 2 },
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

test('a test that was run again counts as it ended the last time', () => {
  const [first, ...others] = results.map((result) => ({ ...result, letIn: 1 }));
  const again = [...(first ? [first] : []), ...others, ...results];
  expect(latestOfAttacks(again)).toEqual(results);
});
