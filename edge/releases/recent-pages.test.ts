import { expect, test } from 'vitest';
import { renderedPage } from '../testing/rendering.ts';
import { createRecentPages } from './recent-pages.ts';

test('a page is remembered once, however its address is spelled, and none with a query [SEC-241]', async () => {
  const recent = createRecentPages();
  const render = recent.of(async () => renderedPage);
  for (const path of [
    '/products',
    '/%70roducts',
    '/p%72oducts',
    '/products?search=eel',
    '/blog',
    '/products',
  ])
    await render({ address: `https://shop.example${path}` });
  expect(recent.list().map(({ address }) => new URL(address).pathname)).toEqual(['/blog', '/products']);
});
