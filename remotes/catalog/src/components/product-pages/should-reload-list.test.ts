import { expect, test } from 'vitest';
import { shouldReloadList } from './should-reload-list.ts';

test('reloads for another category or search, and when asked to, but not for another order', () => {
  const reloads = (from: string, to: string) =>
    shouldReloadList({
      currentUrl: new URL(`https://shop.example/products${from}`),
      currentParams: {},
      nextUrl: new URL(`https://shop.example/products${to}`),
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  expect(reloads('?category=maki', '?category=maki&sort=price&pages=2')).toBe(false);
  expect(reloads('?sort=price', '')).toBe(false);
  expect(reloads('', '')).toBe(true);
  expect(reloads('?category=maki', '?category=nigiri&sort=price')).toBe(true);
  expect(reloads('', '?search=tuna')).toBe(true);
});
