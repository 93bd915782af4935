import { createPathMatcher } from '@shop/shared/contracts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRouteMatcher } from './memory/match.ts';

// React Router is the oracle: the edge, the shell's registry and the memory router must find what it finds.

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

function byReactRouter(paths: readonly string[], pathname: string) {
  const match = matchRoutes(
    paths.map((path) => ({ path })),
    { pathname },
  )?.at(-1);
  return match && { path: match.route.path, params: match.params };
}

function byMatcher(paths: readonly string[], pathname: string) {
  const match = createPathMatcher(paths.map((path) => ({ path })))(pathname);
  return match && { path: match.route.path, params: match.params };
}

const paths = [
  '*',
  '/',
  '/products/:slug',
  '/products/new',
  '/products',
  '/shops/:shop/posts/:post',
  '/shops/main/posts/:post',
  '/shops/:shop/:section/7',
  '/guides/*',
  '/guides/:topic',
  '/files/:name.json',
  '/a+b/(c)',
];

test.each([
  ['/', '/', {}],
  ['//', '/', {}],
  ['/products', '/products', {}],
  ['/products//', '/products', {}],
  ['/Products', '/products', {}],
  ['/pr%6Fducts', '/products', {}],
  ['/pr%256Fducts', '*', { '*': 'pr%6Fducts' }],
  ['/products/salmon-nigiri', '/products/:slug', { slug: 'salmon-nigiri' }],
  ['/products/s%61lmon', '/products/:slug', { slug: 'salmon' }],
  ['/products/s%2561lmon', '/products/:slug', { slug: 's%61lmon' }],
  ['/products/miso%20soup%2Fhot', '/products/:slug', { slug: 'miso soup/hot' }],
  ['/products/miso%252Fhot', '/products/:slug', { slug: 'miso/hot' }],
  ['/products%2Fmaki', '*', { '*': 'products/maki' }],
  ['/products/%E9%AE%AD', '/products/:slug', { slug: '鮭' }],
  ['/products/a%5Cb', '/products/:slug', { slug: 'a\\b' }],
  ['/products/%', '/products/:slug', { slug: '%' }],
  ['/products/%E9%AE', '/products/:slug', { slug: '%E9%AE' }],
  ['/pr%6Fducts/%', '*', { '*': 'pr%6Fducts/%' }],
  ['/products/new', '/products/new', {}],
  ['/products/n%65w', '/products/new', {}],
  ['//products', '*', { '*': '/products' }],
  ['/products//a', '*', { '*': 'products//a' }],
  ['/products/a/b', '*', { '*': 'products/a/b' }],
  ['/shops/1/posts/2', '/shops/:shop/posts/:post', { shop: '1', post: '2' }],
  ['/shops/main/posts/7', '/shops/main/posts/:post', { post: '7' }],
  ['/shops/1/posts/7', '/shops/:shop/posts/:post', { shop: '1', post: '7' }],
  ['/shops//posts/2', '*', { '*': 'shops//posts/2' }],
  ['/guides', '/guides/*', { '*': '' }],
  ['/guides/rice', '/guides/:topic', { topic: 'rice' }],
  ['/guides/rice/washing%20it', '/guides/*', { '*': 'rice/washing it' }],
  ['/files/menu.json', '/files/:name.json', { name: 'menu' }],
  ['/files/menuxjson', '*', { '*': 'files/menuxjson' }],
  ['/A+B/(c)', '/a+b/(c)', {}],
  ['/toString', '*', { '*': 'toString' }],
])('%s is matched by %s, as by React Router', (pathname, path, params) => {
  expect(byMatcher(paths, pathname)).toEqual({ path, params });
  expect(byReactRouter(paths, pathname)).toEqual({ path, params });
});

test.each(['/product', '/products/a/b', '/*', '/:slug'])('%s is matched by none', (pathname) => {
  expect(byMatcher(['/', '/products/:slug'], pathname)).toBeUndefined();
});

test('the order of the paths does not count, except between equals', () => {
  expect(byMatcher([...paths].reverse(), '/products/new')?.path).toBe('/products/new');
  expect(byMatcher(['/:one', '/:other'], '/maki')?.path).toBe('/:one');
  expect(byMatcher(['/:other', '/:one'], '/maki')?.path).toBe('/:other');
});

type Dice = (sides: number) => number;

/** Numbers from 0 up to a bound, the same at each run. */
function createDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const segments = ['a', 'b', 'new', ':x', ':y', ':z.json', 'miso soup', 'é', 'a.b'];
const pieces = [
  '',
  ...'a A b new x.json x.jsonl a.b axb %61 %2561 n%65w miso%20soup %C3%A9 + :x *'.split(' '),
  ...'%E9 % %2F %252F %252f a%2Fb %0A %2A %3Ax'.split(' '),
];

function someOf(values: readonly string[], dice: Dice, most: number): string[] {
  return Array.from({ length: dice(most + 1) }, () => values[dice(values.length)] ?? '');
}

const somePathnames = (dice: Dice) =>
  Array.from({ length: 25 }, () => `/${someOf(pieces, dice, 4).join('/')}`);

test('finds what React Router finds in generated tables of paths', () => {
  const dice = createDice(20);
  let found = 0;
  for (let round = 0; round < 200; round++) {
    const table = Array.from({ length: 1 + dice(8) }, () => {
      const path = someOf(segments, dice, 3).map((segment) => `/${segment}`);
      return `${path.join('')}${dice(5) === 0 ? '/*' : dice(8) === 0 ? '/' : ''}` || '/';
    });
    const pathnames = somePathnames(dice);
    const expected = pathnames.map((pathname) => byReactRouter(table, pathname));
    const actual = pathnames.map((pathname) => byMatcher(table, pathname));
    expect({ table, matches: actual }).toEqual({ table, matches: expected });
    found += expected.filter(Boolean).length;
  }
  expect(found).toBeGreaterThan(1000);
});

function someRoutes(dice: Dice, depth = 0): RouteObject[] {
  return Array.from({ length: 1 + dice(4) }, (_, index): RouteObject => {
    const id = `${depth}-${index}-${dice(1e6)}`;
    if (depth > 0 && dice(4) === 0) return { id, index: true };
    const path = someOf(segments, dice, 2).join('/');
    const children = depth < 2 && dice(2) === 0 ? { children: someRoutes(dice, depth + 1) } : {};
    return path === '' ? { id, ...children } : { id, path, ...children };
  });
}

test('the memory router finds the routes that React Router finds in generated trees', () => {
  const dice = createDice(7);
  let found = 0;
  for (let round = 0; round < 200; round++) {
    const routes = someRoutes(dice);
    const matchPath = createRouteMatcher(routes);
    const pathnames = somePathnames(dice);
    const expected = pathnames.map((pathname) =>
      matchRoutes(routes, { pathname })?.map(({ route, params }) => [route.id, params]),
    );
    const actual = pathnames.map((pathname) => matchPath(pathname)?.map(({ id, params }) => [id, params]));
    expect({ routes, matches: actual }).toEqual({ routes, matches: expected });
    found += expected.filter(Boolean).length;
  }
  expect(found).toBeGreaterThan(500);
});
