import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const board = Array.from({ length: 6 }, (_, id) =>
  sampleProduct({ id: id + 1, slug: id === 0 ? 'salmon-nigiri' : `nigiri-${id}`, name: `Nigiri ${id}` }),
);

function open(list: unknown, product = sampleProduct()) {
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    answers: ({ path }) => {
      if (path.startsWith('/products/products/?')) return list instanceof Response ? list.clone() : list;
      return product;
    },
  });
  onTestFinished(() => shown.close());
  const listed = () => shown.calls.filter(({ path }) => path.startsWith('/products/products/?'));
  return { ...shown, listed };
}

const heading = page.getByRole('heading', { level: 2, name: 'More from Nigiri' });

test('shows others of the category', async () => {
  const { listed } = open(board);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Nigiri 1/ })).toBeVisible();
  const names = page.getByRole('heading', { level: 3 }).elements();
  expect(names.map((name) => name.textContent)).toEqual(['Nigiri 1', 'Nigiri 2', 'Nigiri 3', 'Nigiri 4']);
  expect(listed().map(({ path }) => path)).toEqual([
    '/products/products/?is_active=true&category__slug=nigiri',
  ]);
});

test.each([
  ['there are no others', [sampleProduct()]],
  ['they cannot be loaded', failure(500)],
])('shows nothing where %s', async (_, list) => {
  const { listed } = open(list);
  await expect.poll(() => listed().length).toBeGreaterThan(0);
  await expect.poll(() => heading.elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.each([390, 768, 1280])(
  'keeps their place, %i px wide, and gives it up where there are none',
  async (width) => {
    await page.viewport(width, 900);
    const list = Promise.withResolvers<unknown>();
    const shown = open(list.promise);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = () => document.documentElement.scrollHeight;
    const waiting = height();
    scrollTo(0, waiting);
    list.resolve(board);
    await expect.element(page.getByRole('link', { name: /Nigiri 4/ })).toBeVisible();
    // The samples say less than most cards.
    expect(Math.abs(height() - waiting)).toBeLessThan(100);
    shown.close();

    open([sampleProduct()]);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    scrollTo(0, waiting);
    await expect.poll(height).toBeLessThan(waiting - 400);
  },
);

test('asks for none of a product without a category', async () => {
  const { listed } = open(board, sampleProduct({ category: null }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(listed()).toEqual([]);
});
