import { expect, test } from 'vitest';
import { isShopPath, linkTarget } from './link-target.ts';

test.each(['/', '/faq', '/products?category=maki', '/blog/soup#comments'])(
  '%s is a page of the shop',
  (address) => {
    expect(isShopPath(address)).toBe(true);
  },
);

test.each([
  '//host',
  '/\\host',
  '/\t/host',
  '/..//host',
  '/a/%2e%2e/\\host',
  'faq',
  '#part',
  'https://shop.example/faq',
  'mailto:a@b.example',
  '',
])('%j is none', (address) => {
  expect(isShopPath(address)).toBe(false);
});

const storefront = new URL('https://shop.example/');
const links: Parameters<typeof linkTarget>[1] = { href: (path) => path };

test('an address of the shop, written in full, is a page of it', () => {
  const target = { href: '/faq', path: '/faq', outward: false };
  expect(linkTarget('https://shop.example/faq', links, storefront)).toEqual(target);
});

test.each([
  'https://shop.example//evil.example',
  'https://shop.example/\\evil.example',
  '/.//evil.example',
  '/a/%2e%2e//evil.example',
])('%s never becomes an address of another host that counts as the shop’s [SEC-28]', (address) => {
  const { href = '', path } = linkTarget(address, links, storefront) ?? {};
  expect(path).toBeNull();
  expect(new URL(href, storefront).origin).toBe(storefront.origin);
});
