import { expect, test } from 'vitest';
import { faultTable, latestOfCases } from './fault-table.ts';

const of = (call: string, fault: string, wrong = '') => ({ place: '/', call, fault, wrong });

test('counts cases by call and fault, and those that were lost', () => {
  const table = faultTable([of('b', '500'), of('a', '500'), of('a', '500', 'no words'), of('a', 'empty')]);
  expect(table.split('\n')).toEqual([
    '| call | 500 | empty | all |',
    '| --- | --: | --: | --: |',
    '| a | 2/1 | 1 | 3/1 |',
    '| b | 1 |  | 1 |',
    '| all calls | 3/1 | 1 | 4/1 |',
  ]);
});

test('counts a case that was tried again as it ended the last time', () => {
  const results = [of('a', '500', 'no words'), of('b', '500'), of('a', '500')];
  expect(latestOfCases(results)).toEqual([of('a', '500'), of('b', '500')]);
});
