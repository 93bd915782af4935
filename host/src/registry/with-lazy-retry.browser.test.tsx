import { useLoaderData, useRouteError, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { areaOf, openShop } from '../testing/open-shop.tsx';

const retry = page.getByRole('button', { name: 'Try again' });
const unavailable = page.getByText('This part of the shop is not available right now.');
const heading = page.getByRole('heading', { name: 'Blog of the day' });

const expectedErrors = /An area threw|ChunkLoadError|React Router caught|kitchen/;

const lost = () => new TypeError('Failed to fetch dynamically imported module');

/** Code that fails to arrive at first. */
function late<Part>(part: Part) {
  return vi.fn(async () => part).mockRejectedValueOnce(lost());
}

/** A place that code comes from; nothing does while it is down. */
function origin() {
  const place = {
    down: true,
    bringing:
      <Part,>(part: Part) =>
      async () => {
        if (place.down) throw lost();
        return part;
      },
  };
  return place;
}

function Blog() {
  return <h1>Blog {useLoaderData<string>()}</h1>;
}

function BlogError() {
  const error = useRouteError();
  // Like the areas' own: what is no failed load is left to the shell.
  if (!String(error).includes('kitchen')) throw error;
  return <p>The blog says: {String(error)}</p>;
}

const loadBlog = () => 'of the day';
const loadNothing = () => {
  throw new Error('the kitchen is closed');
};
const there =
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
  const loader = late(loadBlog);
  open({ loader, Component: there(Blog), ErrorBoundary: there(BlogError) });
  await expect.element(heading).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a page whose code fails to load once is fetched again', async () => {
  open({ loader: there(loadBlog), Component: late(Blog) });
  await expect.element(heading).toBeVisible();
});

test('a loader whose code keeps away can be tried again', async () => {
  const place = origin();
  open({ loader: place.bringing(loadBlog), Component: there(Blog) });
  await expect.element(unavailable).toBeVisible();
  place.down = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
});

test('a page whose code keeps away can be tried again, and then stays', async () => {
  const place = origin();
  const { navigate } = open({ loader: there(loadBlog), Component: place.bringing(Blog) });
  await expect.element(unavailable).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Still not available.')).toBeVisible();
  place.down = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
  place.down = true;
  await navigate('/elsewhere');
  await navigate('/blog');
  await expect.element(heading).toBeVisible();
});

test('one try is enough when all code of the page was missing', async () => {
  const place = origin();
  open({
    loader: place.bringing(loadBlog),
    Component: place.bringing(Blog),
    ErrorBoundary: place.bringing(BlogError),
  });
  await expect.element(unavailable).toBeVisible();
  place.down = false;
  await retry.click();
  await expect.element(heading).toBeVisible();
});

test('a failed load is told in the page’s own words, also when these came late', async () => {
  open({ loader: there(loadNothing), Component: there(Blog), ErrorBoundary: late(BlogError) });
  await expect.element(page.getByText('The blog says: Error: the kitchen is closed')).toBeVisible();
});

test('a failed load is told by the shell when the page’s own words keep away', async () => {
  const ErrorBoundary = origin().bringing(BlogError);
  open({ loader: there(loadNothing), Component: there(Blog), ErrorBoundary });
  await expect.element(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
});

test('a page at an index is fetched again too', async () => {
  const index: RouteObject = { index: true, lazy: { Component: late(() => <h1>All posts</h1>) } };
  const areas = { blog: areaOf([{ path: '/blog', children: [index] }]) };
  openShop({ areas, path: '/blog', expectedErrors });
  await expect.element(page.getByRole('heading', { name: 'All posts' })).toBeVisible();
});
