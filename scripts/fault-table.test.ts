import { expect, test } from 'vitest';
import { faultTable } from './fault-table.ts';

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
