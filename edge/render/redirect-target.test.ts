import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const address = new URL('http://shop.example/products/old');

test.each([
  ['/products/new?a=1#b', '/products/new?a=1#b'],
  ['http://shop.example/blog', '/blog'],
])('%s leads to %s', (wanted, target) => {
  expect(redirectTarget(wanted, address)).toBe(target);
});

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (wanted) => {
    expect(() => redirectTarget(wanted, address)).toThrow();
  },
);
