import { expect, test } from 'vitest';
import { attackTable, countAttacks } from './attack-table.ts';
import { faultTable } from './fault-table.ts';

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

test('counts cases by call and fault, and those that were lost', () => {
  const of = (call: string, fault: string, wrong = '') => ({ place: '/', call, fault, wrong });
  const table = faultTable([of('b', '500'), of('a', '500'), of('a', '500', 'no words'), of('a', 'empty')]);
  expect(table.split('\n')).toEqual([
    '| call | 500 | empty | all |',
    '| --- | --: | --: | --: |',
    '| a | 2/1 | 1 | 3/1 |',
    '| b | 1 |  | 1 |',
    '| all calls | 3/1 | 1 | 4/1 |',
  ]);
});
