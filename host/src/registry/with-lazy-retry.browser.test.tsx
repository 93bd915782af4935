import { useLoaderData, useRouteError, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { areaOf, openShop } from '../testing/open-shop.tsx';

const retry = page.getByRole('button', { name: 'Try again' });
const unavailable = page.getByText('This part of the shop is not available right now.');
const heading = page.getByRole('heading', { name: 'Blog of the day' });

const expectedErrors = /could not be loaded|ChunkLoadError|React Router caught|kitchen/;

const loadError = () => new TypeError('Failed to fetch dynamically imported module');

/** Code whose first request fails. */
function failOnce<Part>(part: Part) {
  return vi.fn(async () => part).mockRejectedValueOnce(loadError());
}

/** A server of code; requests fail while it is down. */
function createOrigin() {
  const origin = {
    isDown: true,
    serve:
      <Part,>(part: Part) =>
      async () => {
        if (origin.isDown) throw loadError();
        return part;
      },
  };
  return origin;
}

function Blog() {
  return <h1>Blog {useLoaderData<string>()}</h1>;
}

function BlogError() {
  const error = useRouteError();
  // As in the areas: what is no failed load is left to the shell.
  if (!String(error).includes('kitchen')) throw error;
  return <p>The blog says: {String(error)}</p>;
}

const loadBlog = () => 'of the day';
const loadNothing = () => {
  throw new Error('the kitchen is closed');
};
const load =
  <Part,>(part: Part) =>
  async () =>
    part;

function open(lazy: RouteObject['lazy']) {
  const blog: RouteObject = { id: 'blog/list', path: '/blog', lazy };
  // Nested as areas nest theirs below the route that provides the platform.
  const areas = { blog: { ...areaOf([{ children: [blog] }]), paths: ['/blog'] } };
  return openShop({ areas, path: '/blog', expectedErrors });
}

beforeEach(() => page.viewport(1280, 800));

test('a loader whose code fails to load once is fetched again', async () => {
  const loader = failOnce(loadBlog);
  open({ loader, Component: load(Blog), ErrorBoundary: load(BlogError) });
  await expect.element(heading).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a page whose code fails to load once is fetched again', async () => {
  open({ loader: load(loadBlog), Component: failOnce(Blog) });
  await expect.element(heading).toBeVisible();
});

test('a loader whose code cannot be loaded can be tried again', async () => {
  const origin = createOrigin();
  open({ loader: origin.serve(loadBlog), Component: load(Blog) });
  await expect.element(unavailable).toBeVisible();
  origin.isDown = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
});

test('a page whose code cannot be loaded can be tried again, and then stays', async () => {
  const origin = createOrigin();
  const { navigate } = open({ loader: load(loadBlog), Component: origin.serve(Blog) });
  await expect.element(unavailable).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Still not available.')).toBeVisible();
  origin.isDown = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
  origin.isDown = true;
  await navigate('/elsewhere');
  await navigate('/blog');
  await expect.element(heading).toBeVisible();
});

test('one try is enough when all code of the page was missing', async () => {
  const origin = createOrigin();
  open({
    loader: origin.serve(loadBlog),
    Component: origin.serve(Blog),
    ErrorBoundary: origin.serve(BlogError),
  });
  await expect.element(unavailable).toBeVisible();
  origin.isDown = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
});

test('a failed load shows the page’s own error, also when its code came at the second try', async () => {
  open({ loader: load(loadNothing), Component: load(Blog), ErrorBoundary: failOnce(BlogError) });
  await expect.element(page.getByText('The blog says: Error: the kitchen is closed')).toBeVisible();
});

test('a failed load shows the shell’s error when the page’s own cannot be loaded', async () => {
  const ErrorBoundary = createOrigin().serve(BlogError);
  open({ loader: load(loadNothing), Component: load(Blog), ErrorBoundary });
  await expect.element(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
});

test('a page at an index is fetched again too', async () => {
  const index: RouteObject = { index: true, lazy: { Component: failOnce(() => <h1>All posts</h1>) } };
  const areas = { blog: areaOf([{ path: '/blog', children: [index] }]) };
  openShop({ areas, path: '/blog', expectedErrors });
  await expect.element(page.getByRole('heading', { name: 'All posts' })).toBeVisible();
});
