import { expect, test } from 'vitest';
import { readDecimal } from '../contracts/provider/decimal.ts';
import { effortOf } from '../testing/effort.ts';

test.each([
  [9.8, '9.8'],
  ['9.80', '9.80'],
  ['1.250', '1.250'],
  [' 12 ', '12'],
  ['1,250.00', '1250.00'],
  ['1.250,00', '1250.00'],
  ['1 250.00', '1250.00'],
  ['1\u00a0250,00', '1250.00'],
  ["1'250.00", '1250.00'],
  ['1,250,000', '1250000'],
  ['1.250.000,5', '1250000.5'],
  ['1 250', '1250'],
  ['12,50', '12.50'],
  ['0,250', '0.250'],
  ['1250,00', '1250.00'],
  ['$9.80', '9.80'],
  ['$ 1,250.00', '1250.00'],
  ['-$3.10', '-3.10'],
  ['$-3.10', '-3.10'],
  ['US$9.80', '9.80'],
  ['9.80 USD', '9.80'],
  ['9,80 €', '9.80'],
])('%j is read as %s [REC-03]', (value, decimal) => {
  expect(readDecimal(value)).toBe(decimal);
});

test.each([
  '1,250',
  '$1,250',
  '1,250,00',
  '1.250.00',
  '1,25.000',
  '1e3',
  '.5',
  '5.',
  'NaN',
  'Infinity',
  'N/A',
  'many',
  '5 pieces',
  '--5',
  '-$-5',
  '9 or 10',
  '',
  ' ',
  '$',
  '9999999999999999',
  Number.NaN,
  Infinity,
  1e15,
  null,
  undefined,
  true,
  [],
  {},
])('%j is no number, or not clearly one [REC-03]', (value) => {
  expect(readDecimal(value)).toBeUndefined();
});

test('a long text is no amount, and costs no time to say so', async () => {
  const effort = await effortOf(() => expect(readDecimal(`1${' '.repeat(60_000)}x`)).toBeUndefined());
  expect(effort).toBeLessThan(6);
});
