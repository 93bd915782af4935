import {
  array,
  assert,
  configureGlobal,
  constantFrom,
  oneof,
  property,
  string,
  webPath,
  webUrl,
} from 'fast-check';
import { expect, test } from 'vitest';
import { redirectOf, safeRedirect } from './login-redirect.ts';

// The same cases in every run.
configureGlobal({ seed: 20_261_125 });

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
    { numRuns: 2500 },
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
