import { expect, test } from 'vitest';
import { asksForAnotherList } from './revalidation.ts';

test('loads anew for another category or search, and when asked to, but not for another order', () => {
  const asks = (from: string, to: string) =>
    asksForAnotherList({
      currentUrl: new URL(`https://shop.example/products${from}`),
      currentParams: {},
      nextUrl: new URL(`https://shop.example/products${to}`),
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(asks('?category=maki', '?category=maki&sort=price&pages=2')).toBe(false);
  expect(asks('?sort=price', '')).toBe(false);
  expect(asks('', '')).toBe(true);
  expect(asks('?category=maki', '?category=nigiri&sort=price')).toBe(true);
  expect(asks('', '?search=tuna')).toBe(true);
});
