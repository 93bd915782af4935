import { expect, test } from 'vitest';
import { countryNames } from './countries.ts';

test('names every country once, by alphabet', () => {
  const names = countryNames();
  expect(names).toHaveLength(243);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('Afghanistan');
  expect(names).toContain('New Zealand');
  expect(names.every((name) => name.length > 3)).toBe(true);
});
