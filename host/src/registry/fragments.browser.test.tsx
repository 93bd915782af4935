import type { Area, Platform } from '@shop/shared/contracts';
import { testConnection } from '@shop/shared/testing/area';
import { usePlatform } from '@shop/shared/ui';
import { createElement, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { areaOf, openShop, type TestArea } from '../testing/open-shop.tsx';

function Home({ names }: { names: readonly string[] }) {
  const platform = usePlatform();
  const [fragments] = useState(() => names.map((name) => platform.fragment(name)));
  return (
    <>
      <h1>Home</h1>
      <section aria-label="Fragments">
        {fragments.map((fragment, index) => createElement(fragment, { key: names[index] }))}
      </section>
    </>
  );
}

const region = page.getByRole('region', { name: 'Fragments' });
const latest = page.getByText('Latest posts of Umi');
const latestPosts =
  async (platform: Platform): Promise<ComponentType> =>
  () => <p>Latest posts of {platform.site.title}</p>;

function open(names: readonly string[], blog: TestArea, expectedErrors?: RegExp) {
  const connection = testConnection();
  const home = areaOf([
    { path: '/', element: <Home names={names} /> },
    { path: '/products', element: <h1>Our Products</h1> },
  ]);
  const shop = areaOf([], { 'opening-hours': async () => () => <p>Open from noon</p> });
  const shown = openShop({
    areas: { home, blog, shop },
    connection,
    ...(expectedErrors && { expectedErrors }),
  });
  return { ...shown, connection };
}

function blogWith(fragments: Area['fragments']): TestArea {
  return areaOf([{ path: '/blog', element: <h1>Blog</h1> }], fragments);
}

test('shows a fragment of another area, the same component for the same name', async () => {
  const { platform } = open(['blog/latest-posts'], blogWith({ 'latest-posts': latestPosts }));
  await expect.element(latest).toBeVisible();
  expect(platform.fragment('blog/latest-posts')).toBe(platform.fragment('blog/latest-posts'));
});

const failing: [what: string, name: string, blog: TestArea][] = [
  ['of an unknown area', 'news/latest', blogWith({})],
  ['that the area does not list', 'blog/unlisted', blogWith({ 'latest-posts': latestPosts })],
  ['that the area lists but lacks', 'blog/ghost', { ...blogWith({}), fragments: ['ghost'] }],
  ['whose name is not one', '', blogWith({})],
  [
    'whose code does not arrive',
    'blog/latest-posts',
    blogWith({ 'latest-posts': () => Promise.reject(new TypeError('Failed to fetch')) }),
  ],
  [
    'whose area is down',
    'blog/latest-posts',
    {
      ...blogWith({ 'latest-posts': latestPosts }),
      load: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  ],
  [
    'that throws',
    'blog/latest-posts',
    blogWith({
      'latest-posts': async () => () => {
        throw new Error('boom');
      },
    }),
  ],
];

test.each(failing)('a fragment %s is left out, and the rest of the page stays', async (_, name, blog) => {
  open([name, 'shop/opening-hours'], blog, /is left out|boom|Failed to fetch|No area has|does not have/);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const log = vi.mocked(console.error);
  await expect
    .poll(() => log.mock.calls.map(([text]) => String(text)))
    .toContain(`The fragment "${name}" is left out.`);
  expect(region.element().textContent).toBe('Open from noon');
});

test('what could not be loaded is tried again where it is next shown', async () => {
  let down = true;
  const blog = blogWith({
    'latest-posts': (platform) => {
      if (down) throw new TypeError('Failed to fetch');
      return latestPosts(platform);
    },
  });
  const { navigate } = open(['blog/latest-posts'], blog, /Failed to fetch/);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await navigate('/products');
  await expect.element(page.getByRole('heading', { name: 'Our Products' })).toBeVisible();
  down = false;
  await navigate('/');
  await expect.element(latest).toBeVisible();
});

test('what could not be loaded is loaded when the connection is back, and what is there stays [CNX-03]', async () => {
  let loads = 0;
  const blog = blogWith({
    'latest-posts': (platform) => {
      loads++;
      if (loads < 3) throw new TypeError('Failed to fetch');
      return latestPosts(platform);
    },
  });
  const { connection } = open(['blog/latest-posts'], blog, /Failed to fetch|is left out/);
  const comeBack = () => {
    connection.setState({ status: 'offline' });
    connection.setState({ status: 'online' });
  };
  await expect.poll(() => vi.mocked(console.error).mock.calls.flat().join()).toContain('is left out');
  comeBack();
  await expect.poll(() => loads).toBe(2);
  await expect
    .poll(
      () =>
        vi
          .mocked(console.error)
          .mock.calls.flat()
          .join()
          .match(/is left out/g)?.length,
    )
    .toBe(2);
  comeBack();
  await expect.element(latest).toBeVisible();
  const shown = latest.element();
  comeBack();
  await expect.element(latest).toBeVisible();
  expect(latest.element()).toBe(shown);
  expect(loads).toBe(3);
});
