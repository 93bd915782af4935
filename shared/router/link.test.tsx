import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from './link.ts';

function hrefOf(to: string): string | undefined {
  const router = createMemoryRouter([{ path: '*', element: <Link to={to}>Menu</Link> }], {
    initialEntries: ['/products/maki?from=menu'],
  });
  return /href="([^"]*)"/.exec(renderToString(<RouterProvider router={router} />))?.[1];
}

test.each([
  ['/products?category=maki#list', '/products?category=maki#list'],
  ['#reviews', '/products/maki#reviews'],
  ['?page=2', '/products/maki?page=2'],
  ['//elsewhere.test/products', '/elsewhere.test/products'],
  [String.raw`/\elsewhere.test/products`, '/elsewhere.test/products'],
])('a link to %s stays in the shop, at %s', (to, href) => {
  expect(hrefOf(to)).toBe(href);
});
