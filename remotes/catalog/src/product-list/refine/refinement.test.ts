import { expect, test } from 'vitest';
import { readCents, readRefinement, withoutFilters, writeRefinement } from './refinement.ts';

const everything =
  'sort=-price&dietary=vegan&dietary=raw+fish&avoid=spicy&without=soy&unstated=allergens&min=5&max=12.5&available=1&offer=1';

test('writes to the address what it reads from it', () => {
  const refinement = readRefinement(everything);
  expect(refinement).toEqual({
    sort: '-price',
    dietary: ['vegan', 'raw fish'],
    avoid: ['spicy'],
    without: ['soy'],
    unstated: ['allergens'],
    min: 500,
    max: 1250,
    available: true,
    offer: true,
  });
  expect(writeRefinement(refinement)).toBe(everything);
  expect(writeRefinement(withoutFilters(refinement))).toBe('sort=-price');
});

test('ignores unknown values', () => {
  const odd =
    'sort=random&dietary=+&unstated=price&min=-4&max=1e3&available=yes&offer=&without=Soy&without=soy';
  expect(writeRefinement(readRefinement(odd))).toBe('without=soy');
});

test('reads 40 words of a filter [SEC-51]', () => {
  const words = Array.from({ length: 1000 }, (_, at) => `w${at}`);
  const query = (name: string) => words.map((word) => `${name}=${word}`).join('&');
  const { dietary, avoid, without } = readRefinement(['dietary', 'avoid', 'without'].map(query).join('&'));
  for (const read of [dietary, avoid, without]) expect(read).toEqual(words.slice(0, 40));
});

test('swaps the ends of a reversed price range', () => {
  expect(readRefinement('min=12&max=5')).toMatchObject({ min: 500, max: 1200 });
});

test.each([
  ['9', 900],
  [' $9.5 ', 950],
  ['9,80', 980],
  ['0', 0],
  ['', null],
  ['nine', null],
  ['9.999', null],
  [null, null],
])('reads %j dollars as %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});
