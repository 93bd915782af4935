import { expect, test } from 'vitest';
import { renderedPage } from '../testing/rendering.ts';
import { createRecentPages } from './recent-pages.ts';

test('a page is remembered once, however its address is spelled, and none with a query [SEC-241]', async () => {
  const recent = createRecentPages();
  const render = recent.of(async () => renderedPage);
  const spellings = [
    '/%70roducts',
    '/Products',
    '/products///',
    '/products?search=eel',
    '/blog',
    '/products',
  ];
  for (const path of spellings) await render({ address: `https://shop.example${path}` });
  await render({ address: 'http://127.0.0.1/blog' });
  expect(recent.list().map((address) => new URL(address).pathname)).toEqual(['/products', '/blog']);
});
