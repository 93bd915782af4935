import { contractVersion, type Area, type Platform } from '@shop/shared/contracts';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageModules } from './page-modules.ts';

type Lazy = Exclude<RouteObject['lazy'], ((...args: never[]) => unknown) | undefined>;

/** A function as built code has it: the literals count, nothing is called. */
function part(source: string) {
  return Object.assign(() => Promise.resolve(null), { toString: () => source });
}

function importing(loader: string, view: string): Lazy {
  return {
    loader: part(`async()=>(await import(\`${loader}\`)).loader(e)`),
    Component: part(`async()=>(await import("${view}")).Page`),
    ErrorBoundary: part(`async()=>(await import( '${view}' )).Failed`),
  };
}

function areaWith(routes: Area['routes']): Area {
  return { contract: contractVersion, routes };
}

test('lists the chunks that a page imports, each once, by its path', () => {
  const modules = pageModules(
    areaWith(() => [
      {
        children: [
          { path: '/blog', lazy: importing('./list-loader.js', './list.js') },
          { path: '/blog/:slug', lazy: importing('./post-loader.js', './post.js') },
          { path: '/faq', element: null },
        ],
      },
    ]),
  );
  expect(Object.fromEntries(modules)).toEqual({
    '/blog': ['./list-loader.js', './list.js'],
    '/blog/:slug': ['./post-loader.js', './post.js'],
    '/faq': [],
  });
});

test('a page below another needs both, and an index has its parent’s path', () => {
  const modules = pageModules(
    areaWith(() => [
      {
        path: 'blog',
        lazy: importing('./frame-loader.js', './frame.js'),
        children: [{ index: true, lazy: importing('./list-loader.js', './list.js') }, { path: ':slug' }],
      },
    ]),
  );
  expect(Object.fromEntries(modules)).toEqual({
    '/blog': ['./frame-loader.js', './frame.js', './list-loader.js', './list.js'],
    '/blog/:slug': ['./frame-loader.js', './frame.js'],
  });
});

test('code for customers counts as the page’s, unless it is left out', () => {
  const handle = { forCustomers: part('()=>{import("./customers.js").catch(()=>{})}') };
  const area = areaWith(() => [{ path: '/cart', handle, lazy: importing('./loader.js', './cart.js') }]);
  expect(pageModules(area).get('/cart')).toEqual(['./loader.js', './cart.js', './customers.js']);
  const forAnybody = pageModules(area, (name) => name !== 'forCustomers');
  expect(forAnybody.get('/cart')).toEqual(['./loader.js', './cart.js']);
});

test('reads the literals of a built file, and runs none of its parts', async () => {
  const lazy = '{loader:async()=>(await import("./a.js")).a(),Component:async()=>(await import(`./b.js`)).B}';
  const built = `export const area={contract:"1.0",routes:e=>[{path:"/faq",lazy:${lazy}}]};`;
  const address = `data:text/javascript,${encodeURIComponent(built)}`;
  const { area } = (await import(/* @vite-ignore */ address)) as { area: Area };
  expect(pageModules(area).get('/faq')).toEqual(['./a.js', './b.js']);
});

test('gives an area what it needs to say its routes', () => {
  const routes = ({ site, fragment }: Platform): RouteObject[] => [
    { path: `/${site.title}about`, Component: fragment('blog/latest-posts') },
  ];
  expect([...pageModules(areaWith(routes)).keys()]).toEqual(['/about']);
});
