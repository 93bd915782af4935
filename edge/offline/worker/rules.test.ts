import { describe, expect, test } from 'vitest';
import { createRules } from './rules.ts';

const rules = createRules(
  {
    frame: '/offline',
    files: [],
    calls: [],
    callHeaders: { Accept: 'application/json', 'X-Tenant-ID': '7' },
    releases: ['/releases/', 'https://blog.example/releases/'],
    answers: [String.raw`https://api\.example/products/[^/]+/`, String.raw`https://api\.example/products/`],
  },
  'https://shop.example',
);
const asked = (url: string, headers: Record<string, string> = {}) => ({
  url,
  headers: new Headers({ Accept: 'application/json', 'X-Tenant-ID': '7', ...headers }),
});

describe('files', () => {
  test.each([
    ['https://shop.example/releases/host/1a2b/main.js', true],
    ['https://blog.example/releases/blog/3c4d/entry.js', true],
    ['https://shop.example/discovery.json', false],
    ['https://shop.example/offline.js', false],
    ['https://other.example/releases/host/1a2b/main.js', false],
  ])('%s names a version: %s', (address, isFile) => {
    expect(rules.isFile(address)).toBe(isFile);
  });
});

describe('calls', () => {
  test.each([
    ['https://api.example/products/?category=maki', true],
    ['https://api.example/products/salmon-nigiri/', true],
    ['https://api.example/products/salmon-nigiri/reviews/', false],
    ['https://api.example/orders/cart/', false],
    ['https://other.example/?https://api.example/products/', false],
    ['https://api-example/products/', false],
  ])('%s is for everybody: %s [OFF-07]', (url, isPublic) => {
    expect(rules.isPublicCall(asked(url))).toBe(isPublic);
  });

  test('those of another tenant are left alone', () => {
    expect(rules.isPublicCall(asked('https://api.example/products/', { 'X-Tenant-ID': '8' }))).toBe(false);
  });

  test('one with a bearer is personal, whatever it asks for [OFF-07]', () => {
    const address = 'https://api.example/products/';
    expect(rules.isPersonal(asked(address, { Authorization: 'Bearer x' }))).toBe(true);
    expect(rules.isPersonal(asked(address))).toBe(false);
  });
});
