import { assert, integer, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { basketPath, loginToBasket } from './basket-link.ts';
import { readBasket } from './read-basket.ts';

const read = (path: string) => readBasket(new URL(path, 'https://shop.example').searchParams);

test('a basket is a path that can be read by people, too [BSK-01]', () => {
  const lines = [
    { slug: 'salmon-nigiri', quantity: 2, note: '' },
    { slug: 'miso-soup', quantity: 1, note: 'very hot, 2*' },
  ];
  expect(basketPath(lines)).toBe('/products?basket=2*salmon-nigiri&basket=1*miso-soup*very+hot%2C+2*');
  expect(read(basketPath(lines))).toEqual(lines);
});

test('whatever a basket holds is read as it was written', () => {
  const lines = uniqueArray(
    record({
      slug: string({ minLength: 1 }).filter((slug) => !slug.includes('%2A')),
      quantity: integer({ min: 1, max: 99 }),
      note: string({ maxLength: 140 }).map((note) => note.trim().replaceAll(/\s+/g, ' ')),
    }),
    { maxLength: 40, selector: ({ slug, note }) => JSON.stringify([slug, note]) },
  );
  assert(
    property(lines, (basket) => {
      expect(read(basketPath(basket))).toEqual(basket);
    }),
  );
});

test.each(['', '0*eel', '-1*eel', '100*eel', '1.5*eel', 'eel', '2*', '*eel', '2**note'])(
  'reads nothing from "%s"',
  (text) => expect(read(`/products?basket=${encodeURIComponent(text)}`)).toEqual([]),
);

test('of a long address the first forty are read, and of a long note the beginning', () => {
  const many = Array.from({ length: 50 }, (_, n) => `basket=1*eel${n}*${'a'.repeat(200)}`).join('&');
  const lines = read(`/products?${many}`);
  expect(lines).toHaveLength(40);
  expect(lines[0]?.note).toHaveLength(140);
});

test('lines of one dish with one note become one, and an address that repeats a line counts it once', () => {
  const line = { slug: 'eel', quantity: 60, note: '' };
  expect(basketPath([line, { ...line, note: 'hot' }, line])).toBe(
    '/products?basket=99*eel&basket=60*eel*hot',
  );
  expect(read('/products?basket=1*eel&basket=1*eel')).toEqual([{ ...line, quantity: 1 }]);
});

test.each([
  { quantity: 2, note: 'hot' },
  { quantity: 240, note: '' },
  { quantity: 1, note: 'a'.repeat(200) },
])(
  'what a login at the storefront leads to can be read: $quantity of a dish [SEC-265]',
  ({ quantity, note }) => {
    const { searchParams } = new URL(loginToBasket({ slug: 'eel', quantity, note }), 'https://shop.example');
    const lines = read(searchParams.get('redirect') ?? '');
    expect(lines).toEqual([{ slug: 'eel', quantity: Math.min(quantity, 99), note: note.slice(0, 140) }]);
  },
);
