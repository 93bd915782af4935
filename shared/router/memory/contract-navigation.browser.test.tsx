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
  const { Link, redirect } = routing;
  const { Failure, Product, shop } = samplePages(routing);

  function open(routes: RouteObject[], path: string) {
    remove = show(render(routes, path));
  }

  test('shows the page of a path below a pathless parent, with parameters and data', async () => {
    open(shop({ loader: ({ params }) => ({ taste: params['slug'] }) }), '/products/maki');
    await expect.element(heading('Product maki')).toBeVisible();
    await expect.element(text('{"taste":"maki"}')).toBeVisible();
  });

  test('takes a static path before a pattern, ignores case and a slash at the end, decodes parameters', async () => {
    const routes = shop();
    routes.push({ path: '/products/new', element: <h1>New dishes</h1> });
    open(routes, '/Products/New/');
    await expect.element(heading('New dishes')).toBeVisible();
    remove();
    open(routes, '/products/salmon%20%26%20rice%2Fbowl');
    await expect.element(heading('Product salmon & rice/bowl')).toBeVisible();
  });

  test('shows an index page and joins relative paths to those of their parents', async () => {
    const children = [
      { index: true, element: <h1>Journal</h1> },
      { path: 'posts/:slug', Component: Product },
    ];
    open([{ path: '/journal', children }], '/journal');
    await expect.element(heading('Journal')).toBeVisible();
    remove();
    open([{ path: '/journal', children }], '/journal/posts/7');
    await expect.element(heading('Product 7')).toBeVisible();
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  });

  test('loads granular lazy parts of a page in one round', async () => {
    const asked: string[] = [];
    const answers = Promise.withResolvers<void>();
    const part = async <Value,>(name: string, value: Value) => {
      asked.push(name);
      await answers.promise;
      return value;
    };
    const lazy = {
      loader: () => part('loader', () => 'fresh'),
      Component: () => part('Component', Product),
      ErrorBoundary: () => part('ErrorBoundary', Failure),
    };
    open([{ children: [{ path: '/products/:slug', lazy }] }], '/products/maki');
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(['Component', 'ErrorBoundary', 'loader']), {
      timeout: 10_000,
    });
    answers.resolve();
    await expect.element(heading('Product maki')).toBeVisible();
    await expect.element(text('"fresh"')).toBeVisible();
  });

  test('loads a page whose lazy function returns all parts', async () => {
    const lazy = async () => ({ Component: Product, loader: () => 'all at once' });
    open([{ path: '/products/:slug', lazy }], '/products/maki');
    await expect.element(text('"all at once"')).toBeVisible();
  });

  test('keeps the page and says that it is loading until the next one is there', async () => {
    const answer = Promise.withResolvers<string>();
    open(shop({ loader: () => answer.promise }), '/products');
    await expect.element(text('idle')).toBeVisible();
    await link('Maki').click();
    await expect.element(text('loading')).toBeVisible();
    await expect.element(heading('Menu')).toBeVisible();
    answer.resolve('late');
    await expect.element(heading('Product maki')).toBeVisible();
    await expect.element(text('idle')).toBeVisible();
  });

  test('aborts a superseded navigation and drops its late answer', async () => {
    const maki = Promise.withResolvers<string>();
    const signals: AbortSignal[] = [];
    const loader = ({ params, request }: LoaderFunctionArgs) => {
      signals.push(request.signal);
      return params['slug'] === 'maki' ? maki.promise : 'temaki first';
    };
    open(shop({ loader }), '/products');
    await link('Maki').click();
    await link('Temaki').click();
    await expect.element(text('"temaki first"')).toBeVisible();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    maki.resolve('too late');
    await new Promise((resolve) => setTimeout(resolve, 30));
    await expect.element(heading('Product temaki')).toBeVisible();
  });

  test.each([
    ['thrown', () => Promise.reject(redirect('/products/temaki?from=maki'))],
    ['returned', () => redirect('/products/temaki?from=maki')],
  ])('follows a redirect %s by a loader, leaving no entry of the page it replaces', async (_, answer) => {
    const loader = ({ params }: LoaderFunctionArgs) =>
      params['slug'] === 'maki' ? answer() : 'here instead';
    open(shop({ loader }), '/products');
    await link('Maki').click();
    await expect.element(text('"here instead"')).toBeVisible();
    await button('Back').click();
    await expect.element(heading('Menu')).toBeVisible();
  });

  test('leaves clicks with a key held down to the browser', async () => {
    open(shop(), '/products');
    const anchor = await link('Maki').findElement();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    const taken: boolean[] = [];
    const last = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', last, { once: true });
    anchor.dispatchEvent(click);
    expect(taken).toEqual([false]);
    await expect.element(heading('Menu')).toBeVisible();
  });

  test('loads a page again when its link is followed once more, without a second entry', async () => {
    const loader = vi.fn<() => string>(() => 'data');
    const Again = () => (
      <>
        <Product />
        <Link to="/products/maki">Again</Link>
      </>
    );
    open(shop({ loader, Component: Again }), '/products');
    await link('Maki').click();
    await link('Again').click();
    await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await expect.element(text('idle')).toBeVisible();
    await button('Back').click();
    await expect.element(heading('Menu')).toBeVisible();
  });

  test('keeps the data of a page whose route says that another query needs no reload', async () => {
    const loader = vi.fn(({ request }: LoaderFunctionArgs) => new URL(request.url).search);
    const shouldRevalidate = ({ nextUrl }: { nextUrl: URL }) => nextUrl.searchParams.has('other');
    function List() {
      return (
        <main>
          <h1>{String(routing.useLoaderData())}</h1>
          <p>{routing.useLocation().search}</p>
          <Link to="?category=maki&sort=price">Cheapest</Link>
          <Link to="?other=1">Other</Link>
        </main>
      );
    }
    open([{ path: '/products', loader, shouldRevalidate, Component: List }], '/products?category=maki');
    await link('Cheapest').click();
    await expect.element(text('?category=maki&sort=price')).toBeVisible();
    await expect.element(heading('?category=maki')).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
    await link('Other').click();
    await expect.element(heading('?other=1')).toBeVisible();
  });
});
