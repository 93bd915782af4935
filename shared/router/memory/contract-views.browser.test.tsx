import { Suspense } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { routers, samplePages, show, type RouterUnderTest } from './router-contract.tsx';

let remove = () => {};
afterEach(() => remove());

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(routers)('$name', ({ routing, render }: RouterUnderTest) => {
  const { Await, Link, Outlet, useLoaderData, useLocation, useSearchParams } = routing;
  const { shop } = samplePages(routing);

  function open(routes: RouteObject[], path: string) {
    remove = show(render(routes, path));
  }

  test("shows a loader's failure in the page's own boundary, and the page after another load", async () => {
    let tries = 0;
    const loader = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (tries++ < 2) throw new Error(`failure ${tries}`);
      return 'well again';
    };
    open(shop({ loader }), '/products/maki');
    await expect.element(text('Error: failure 1')).toBeVisible();
    await button('Try again').click();
    await expect.element(text('Error: failure 2')).toBeVisible();
    await button('Try again').click();
    await expect.element(text('"well again"')).toBeVisible();
  });

  test('shows a failure in the nearest boundary above when the page has none', async () => {
    const loader = () => {
      throw new Response('sold out for good', { status: 410 });
    };
    open(shop({ loader, ErrorBoundary: undefined }), '/products/maki');
    await expect.element(text('410 sold out for good')).toBeVisible();
  });

  test("shows a lazy view's failed import in the boundary above, and leaves it by a link", async () => {
    const missing = () => Promise.reject(new TypeError('no such chunk'));
    const lazy = { Component: missing, ErrorBoundary: missing, loader: async () => () => 'data' };
    open(shop({ Component: undefined, ErrorBoundary: undefined, lazy }), '/products/maki');
    await expect.element(text('TypeError: no such chunk')).toBeVisible();
    await link('Back to the menu').click();
    await expect.element(heading('Menu')).toBeVisible();
  });

  test('shows what a page throws while rendering in its boundary until another page shows', async () => {
    const Broken = () => {
      throw new Error('cannot draw');
    };
    open(shop({ Component: Broken }), '/products');
    await link('Maki').click();
    await expect.element(text('Error: cannot draw')).toBeVisible();
    await link('Back to the menu').click();
    await expect.element(heading('Menu')).toBeVisible();
  });

  test('changes search parameters and loads with them; a hash alone loads nothing', async () => {
    const loader = vi.fn<(args: LoaderFunctionArgs) => string>(({ request }) => new URL(request.url).search);
    const Search = () => {
      const [search, setSearch] = useSearchParams();
      const { hash, state } = useLocation();
      return (
        <main>
          <p>{JSON.stringify([useLoaderData(), search.get('search'), hash, state])}</p>
          <button onClick={() => setSearch({ search: 'salmon & rice' }, { state: 7 })}>Search</button>
          <button onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), page: '2' }))}>
            Next
          </button>
          <Link to="?search=x#list">List</Link>
        </main>
      );
    };
    open([{ path: '/products', Component: Search, loader }], '/products?category=maki');
    await expect.element(text('["?category=maki",null,"",null]')).toBeVisible();
    await button('Search').click();
    await expect.element(text('["?search=salmon+%26+rice","salmon & rice","",7]')).toBeVisible();
    await button('Next').click();
    await expect.element(text('["?search=salmon+%26+rice&page=2","salmon & rice","",null]')).toBeVisible();
    await link('List').click();
    await expect.element(text('["?search=x","x","#list",null]')).toBeVisible();
    await link('List').click();
    expect(loader).toHaveBeenCalledTimes(4);
  });

  test("keeps an outer page's data when only the inner page changes", async () => {
    const outer = vi.fn<() => string>(() => 'frame');
    const Frame = () => (
      <section aria-label={String(useLoaderData())}>
        <Outlet />
      </section>
    );
    open([{ loader: outer, Component: Frame, children: shop() }], '/products');
    await link('Maki').click();
    await expect.element(heading('Product maki')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'frame' })).toBeVisible();
    expect(outer).toHaveBeenCalledTimes(1);
  });

  test('awaits deferred data, a plain value at once, and shows a rejection', async () => {
    const data = { soon: Promise.withResolvers<string>(), never: Promise.withResolvers<string>() };
    data.never.promise.catch(() => {});
    const Deferred = () => {
      const { soon, never } = useLoaderData<{ soon: Promise<string>; never: Promise<string> }>();
      return (
        <Suspense fallback={<p>waiting</p>}>
          <Await resolve="plain">{(value) => <p>{value}</p>}</Await>
          <Await resolve={soon}>{(value: string) => <p>{value}</p>}</Await>
          <Await resolve={never} errorElement={<p>not to be had</p>}>
            {(value: string) => <p>{value}</p>}
          </Await>
        </Suspense>
      );
    };
    const loader = () => ({ soon: data.soon.promise, never: data.never.promise });
    open([{ path: '/products', loader, Component: Deferred }], '/products');
    await expect.element(text('waiting')).toBeVisible();
    data.soon.resolve('arrived');
    data.never.reject(new Error('lost'));
    await expect.element(text('plain')).toBeVisible();
    await expect.element(text('arrived')).toBeVisible();
    await expect.element(text('not to be had')).toBeVisible();
  });
});
