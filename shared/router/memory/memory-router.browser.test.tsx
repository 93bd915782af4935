import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as dataRouter from '../index.ts';
import * as memory from './index.ts';
import { show } from './router-contract.tsx';

const { Link, MemoryRouter, MemoryRouterView, redirect, useNavigate, useRevalidator, useRouteError } = memory;

let remove = () => {};
afterEach(() => remove());

function open(routes: RouteObject[], initialPath: string, options: Partial<memory.MemoryRouterOptions> = {}) {
  const router = new MemoryRouter({
    routes,
    initialPath,
    href: (path) => `https://shop.example${path}`,
    ...options,
  });
  void router.start();
  remove = show(<MemoryRouterView router={router} fallback={<Fallback />} />);
  return router;
}

function Fallback() {
  const { revalidate } = useRevalidator();
  return (
    <button onClick={() => void revalidate()}>{`Try again after ${JSON.stringify(useRouteError())}`}</button>
  );
}

function Menu() {
  const navigate = useNavigate();
  return (
    <main>
      <Link to="/products/maki">Maki</Link>
      <Link to="/cart#total">Cart</Link>
      <Link to="https://elsewhere.example/?x=1">Elsewhere</Link>
      <button onClick={() => void navigate('/login?redirect=%2F')}>Log in</button>
    </main>
  );
}

const routes: RouteObject[] = [
  { path: '/products', Component: Menu },
  { path: '/products/:slug', element: <h1>Product</h1> },
];

const link = (name: string) => page.getByRole('link', { name, exact: true });

test('exports every name that areas import', () => {
  expect(Object.keys(memory)).toEqual(expect.arrayContaining(Object.keys(dataRouter)));
});

test('shows its first page with data that is given, and loads that data when it is loaded again', async () => {
  const loader = vi.fn(() => 'loaded');
  const Dish = () => <h1>{String(memory.useLoaderData())}</h1>;
  const router = open([{ id: 'dish', path: '/dish', loader, Component: Dish }], '/dish', {
    initialData: { dish: 'given' },
  });
  await expect.element(page.getByRole('heading', { name: 'given' })).toBeVisible();
  expect(loader).not.toHaveBeenCalled();
  await router.revalidate();
  await expect.element(page.getByRole('heading', { name: 'loaded' })).toBeVisible();
});

test('gives links the full address of the storefront, and other sites their own', async () => {
  open(routes, '/products');
  await expect.element(link('Maki')).toHaveAttribute('href', 'https://shop.example/products/maki');
  await expect.element(link('Elsewhere')).toHaveAttribute('href', 'https://elsewhere.example/?x=1');
});

test('reports links that are followed, and leaves those out of the routes to the browser', async () => {
  const onFollow = vi.fn<NonNullable<memory.MemoryRouterOptions['onFollow']>>();
  open(routes, '/products', { onFollow });
  const left: boolean[] = [];
  const stop = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  await link('Cart').click();
  await link('Elsewhere').click();
  await link('Maki').click();
  document.removeEventListener('click', stop);
  expect(left).toEqual([true, true, false]);
  expect(onFollow.mock.calls).toEqual([
    ['/cart#total', 'https://shop.example/cart#total'],
    ['/products/maki', 'https://shop.example/products/maki'],
  ]);
});

test('hands a navigation out of the routes to its owner', async () => {
  const leave = vi.fn<NonNullable<memory.MemoryRouterOptions['leave']>>();
  open(routes, '/products', { leave });
  await page.getByRole('button', { name: 'Log in' }).click();
  const path = '/login?redirect=%2F';
  expect(leave.mock.calls).toEqual([[path, `https://shop.example${path}`]]);
});

test('hands a redirect out of the routes to its owner', async () => {
  const leave = vi.fn<NonNullable<memory.MemoryRouterOptions['leave']>>();
  const loader = () => redirect('https://pay.example/');
  const router = open([...routes, { path: '/pay', loader }], '/products', { leave });
  await router.navigate('/pay');
  expect(leave.mock.calls).toEqual([['https://pay.example/', 'https://pay.example/']]);
  expect(router.state.navigation.state).toBe('idle');
});

test('tells which page is about to load and which one shows', async () => {
  const events: string[] = [];
  open(routes, '/products', {
    onLoad: (pattern) => events.push(`load ${pattern}`),
    onNavigate: ({ pathname }) => events.push(`show ${pathname}`),
  });
  await link('Maki').click();
  await expect.element(page.getByRole('heading', { name: 'Product' })).toBeVisible();
  expect(events).toEqual(['load /products', 'load /products/:slug', 'show /products/maki']);
});

test("leaves the page's address, history and title alone", async () => {
  const before = [location.href, history.length, document.title, document.head.innerHTML];
  const router = open(routes, '/products');
  await link('Maki').click();
  await expect.element(page.getByRole('heading', { name: 'Product' })).toBeVisible();
  await router.navigate(-1);
  expect([location.href, history.length, document.title, document.head.innerHTML]).toEqual(before);
});

test('shows the fallback for a path that is no page', async () => {
  open(routes, '/nowhere');
  await expect.element(page.getByRole('button', { name: /status.{2}404/ })).toBeVisible();
});

test('asks for a lazy part again after it failed', async () => {
  const Component = vi.fn<() => Promise<typeof Menu>>();
  Component.mockRejectedValueOnce('no such chunk').mockResolvedValue(Menu);
  open([{ path: '/products', lazy: { Component } }], '/products');
  await page.getByRole('button', { name: 'Try again after "no such chunk"' }).click();
  await expect.element(link('Maki')).toBeVisible();
  expect(Component).toHaveBeenCalledTimes(2);
});

test('aborts its loaders and stays silent when it is disposed of', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const answer = Promise.withResolvers<string>();
  const loader = ({ request }: { request: Request }) => {
    asked.resolve(request.signal);
    return answer.promise;
  };
  const onNavigate = vi.fn<() => void>();
  const router = open([...routes, { path: '/slow', loader }], '/products', { onNavigate });
  const done = router.navigate('/slow');
  const signal = await asked.promise;
  router.dispose();
  answer.resolve('late');
  await done;
  expect(signal.aborted).toBe(true);
  expect(onNavigate).not.toHaveBeenCalled();
});

test('what is handed over before the first page shows leaves that page to come', async () => {
  const openElsewhere = vi.fn(() => true);
  const router = open(routes, '/products', { openElsewhere });
  await router.navigate('/cart');
  expect(openElsewhere).toHaveBeenCalledExactlyOnceWith('/cart');
  await expect.element(link('Maki')).toBeVisible();
});
