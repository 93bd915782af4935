import { expect, test } from 'vitest';
import { countryNames, isDoubtfulNumber, missingFields, readAddress } from './address.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each(['+1 (555) 010-0199', '0049 30 901820', '112 233', '١٢٣ ٤٥٦ 789 012', ''])(
  'does not doubt "%s"',
  (number) => {
    expect(isDoubtfulNumber(number)).toBe(false);
  },
);

test.each(['x', '12345', '1234567890123456', 'call me', '555-PIZZA99'])('doubts "%s"', (number) => {
  expect(isDoubtfulNumber(number)).toBe(true);
});

test('reads the six fields trimmed', () => {
  const address = readAddress(form({ fullname: ' Mele Tamati ', street: '14 Quay Street', other: 'x' }));
  expect(address).toEqual({
    fullname: 'Mele Tamati',
    contact_number: '',
    street: '14 Quay Street',
    city: '',
    postalCode: '',
    country: '',
  });
});

test('names the blank fields in the order of the form', () => {
  expect(
    missingFields(readAddress(form({ fullname: 'Mele', city: ' \t ', country: 'New Zealand' }))),
  ).toEqual(['contact_number', 'street', 'city', 'postalCode']);
});

test('names every country once, by alphabet', () => {
  const names = countryNames();
  expect(names).toHaveLength(243);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('Afghanistan');
  expect(names).toContain('New Zealand');
  expect(names.every((name) => name.length > 3)).toBe(true);
});
