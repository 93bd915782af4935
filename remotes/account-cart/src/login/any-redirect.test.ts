import { anything, array, assert, constantFrom, oneof, property, string, webPath, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { orderAttempts } from '../cart/checkout/order-attempt.ts';
import { redirectOf, safeRedirect } from './login-redirect.ts';

const parts = [
  '/',
  '\\',
  '.',
  '..',
  ':',
  '@',
  '#',
  '?',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\u0000',
  ' ',
  'javascript',
  'https',
  'evil.example',
  'cart',
];
const addresses = oneof(
  string(),
  string({ unit: 'binary' }),
  webUrl(),
  webPath(),
  array(constantFrom(...parts), { maxLength: 10 }).map((some) => some.join('')),
  array(constantFrom(...parts), { maxLength: 10 }).map((some) => `/${some.join('')}`),
);

test('a redirect of any content stays at the shop, wherever the browser reads it from, and however often [REL-04]', () => {
  assert(
    property(addresses, (address) => {
      const path = safeRedirect(address);
      expect(path).toMatch(/^\/(?![/\\])/);
      for (const page of ['https://shop.example/login', 'https://shop.example/a/b'])
        expect(new URL(path, page).origin).toBe('https://shop.example');
      expect(safeRedirect(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

test('a path of the shop is what a login leads to, with its query and hash [REL-04]', () => {
  assert(
    property(webPath(), webPath(), (path, query) => {
      const wanted = `/cart${path}?q=${encodeURIComponent(query)}#reviews`;
      const parameters = new URLSearchParams({ redirect: wanted });
      const expected = new URL(wanted, 'https://shop.example');
      expect(safeRedirect(redirectOf(parameters, ''))).toBe(
        expected.pathname + expected.search + expected.hash,
      );
    }),
  );
});

test('whatever stands where an order of unknown outcome is stored, it is an order with a key, or none [REL-04]', () => {
  const stored = oneof(
    anything(),
    anything({ maxDepth: 2 }).map((rest) => ({
      key: 'k',
      sentAt: 1,
      method: 'bank_transfer',
      owner: '',
      address: rest,
      dishes: rest,
    })),
    anything({ maxDepth: 2 }).map((rest) => ({
      key: 'k',
      sentAt: 1,
      method: 'custom',
      owner: '',
      dishes: [rest, rest],
    })),
  );
  assert(
    property(stored, (value) => {
      const attempts = orderAttempts(
        { read: () => value, write: () => undefined, remove: () => undefined },
        () => 'n',
        () => 2,
      );
      const attempt = attempts.open('');
      if (!attempt) return;
      expect(attempt.key).not.toBe('');
      expect(Object.values(attempt.address).every((text) => typeof text === 'string')).toBe(true);
      for (const { quantity, name } of attempt.dishes)
        expect([typeof quantity, typeof name]).toEqual(['number', 'string']);
    }),
    { numRuns: 1500 },
  );
});
