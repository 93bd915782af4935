import { expect, test } from 'vitest';
import { addressWith, claimName } from './deep-link.ts';

const at = (search: string) => ({ pathname: '/guide', search, hash: '#order' });

test('writes a path to an address and keeps the spelling of the rest', () => {
  expect(addressWith(at('?q=a%20b+c&flag'), 'shop-menu', '/products/eel?size=2')).toBe(
    '/guide?q=a%20b+c&flag&shop-menu=/products/eel%3Fsize%3D2#order',
  );
  expect(addressWith(at(''), 'shop-menu', '/products/eel')).toBe('/guide?shop-menu=/products/eel#order');
});

test('replaces the earlier path, and removes it for null', () => {
  expect(addressWith(at('?shop-menu=/a&x=1'), 'shop-menu', '/b')).toBe('/guide?x=1&shop-menu=/b#order');
  expect(addressWith(at('?shop-menu=/a'), 'shop-menu', null)).toBe('/guide#order');
  expect(addressWith(at('?shop-menu-2=/a'), 'shop-menu', null)).toBe('/guide?shop-menu-2=/a#order');
});

test('gives two widgets of one name two parameters, and frees a name when its widget leaves', () => {
  const taken = new Set<string>();
  const first = claimName(taken, 'shop-menu');
  expect([first.name, claimName(taken, 'shop-menu').name]).toEqual(['shop-menu', 'shop-menu-2']);
  first.free();
  expect(claimName(taken, 'shop-menu').name).toBe('shop-menu');
});
