import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Area } from '@shop/shared/contracts';
import { area } from './area.tsx';
import { sampleCategory, sampleProduct } from './components/samples.ts';

const nigiri = sampleCategory({ description: '<p>Pressed when you <strong>order</strong>.</p>' });
const categories = [nigiri, sampleCategory({ id: 2, slug: 'maki', name: 'Maki' })];

/** Answers like a small shop; `products` gets the path and query of the list call. */
function shop(products: (path: string) => unknown): ProviderAnswers {
  return ({ path }) => {
    if (path === '/products/categories/') return categories;
    if (path.startsWith('/products/categories/')) {
      return categories.find(({ slug }) => path.endsWith(`/${slug}/`)) ?? failure(404);
    }
    return path.startsWith('/products/products/?') ? products(path) : failure(500);
  };
}

function open(path: string, answers: ProviderAnswers) {
  const shown = showArea(area, { path, answers });
  onTestFinished(() => shown.close());
  return shown;
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const cards = () => page.getByRole('heading', { level: 2 });

test.each([
  ['/products', 'Our Products', 'CAT-01'],
  ['/products?category=nigiri', 'Products in Nigiri', 'CAT-02'],
  ['/products?search=salmon', 'Search Results for "salmon"', 'CAT-03'],
  ['/products?category=nigiri&search=salmon', 'Search Results for "salmon" in Nigiri', 'CAT-04'],
])('heads %s as %s [%s]', async (path, words) => {
  open(
    path,
    shop(() => [sampleProduct()]),
  );
  await expect.element(heading(words)).toBeVisible();
});

test.each([
  ['/products', 'No products found.', 'CAT-08'],
  ['/products?search=eel', 'No products found matching "eel".', 'CAT-09'],
  ['/products?search=eel&category=nigiri', 'No products found matching "eel" in Nigiri.', 'CAT-10'],
  ['/products?category=nigiri', 'No products found in this category.', 'CAT-11'],
])('says of the empty %s: %s [%s]', async (path, words) => {
  open(
    path,
    shop(() => []),
  );
  await expect.element(text(words)).toBeVisible();
});

test('a shop without categories moves nothing when that is known', async () => {
  const known = Promise.withResolvers<unknown>();
  const products = shop(() => [sampleProduct()]);
  const { element } = open('/products', (call) =>
    call.path === '/products/categories/' ? known.promise : products(call),
  );
  element.style.width = '390px';
  await expect.element(cards()).toBeVisible();
  const before = cards().element().getBoundingClientRect().top;
  known.resolve([]);
  await expect.element(page.getByRole('navigation').getByRole('link')).toHaveTextContent('All products');
  expect(cards().element().getBoundingClientRect().top).toBe(before);
});

test('shows the description of the selected category as HTML [CAT-05]', async () => {
  const { element } = open(
    '/products?category=nigiri',
    shop(() => [sampleProduct()]),
  );
  await expect.element(page.getByText('Pressed when you order.')).toBeVisible();
  await expect.poll(() => element.querySelector('strong')?.textContent).toBe('order');
});

test('shows the products when the category itself cannot be loaded [CAT-06]', async () => {
  open(
    '/products?category=gone',
    shop(() => [sampleProduct()]),
  );
  await expect.element(heading('Products in gone')).toBeVisible();
  await expect.element(cards()).toHaveTextContent('Salmon nigiri');
});

test('asks for active products of the category and search [API-13] [SEC-09]', async () => {
  const { calls } = open(
    '/products?category=nigiri&search=raw%20fish',
    shop(() => []),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = () =>
    calls.filter(({ path }) => path.startsWith('/products/products/')).map(({ path }) => path);
  // For its answer, and then for the menu that the browser searches.
  await expect
    .poll(asked)
    .toEqual([
      '/products/products/?is_active=true&category__slug=nigiri&search=raw+fish',
      '/products/products/?is_active=true',
    ]);
});

test('loads the list of another category in place and drops a late answer [CAT-07]', async () => {
  let answerLate: (products: unknown) => void = () => {};
  const late = new Promise((resolve) => (answerLate = resolve));
  const shown = open(
    '/products',
    shop((path) => {
      if (path.includes('nigiri')) return late;
      return path.includes('maki') ? [sampleProduct({ name: 'Tuna maki' })] : [sampleProduct()];
    }),
  );
  await page.getByRole('link', { name: 'Nigiri', exact: true }).click();
  await page.getByRole('link', { name: 'Maki', exact: true }).click();
  await expect.element(heading('Products in Maki')).toBeVisible();
  answerLate([sampleProduct({ name: 'Too late' })]);
  await expect.element(cards()).toHaveTextContent('Tuna maki');
  expect(shown.address()).toBe('/products?category=maki');
});

test.each([
  [failure(503, { detail: 'The kitchen is closed.' }), 'The kitchen is closed.'],
  [failure(500), 'Failed to load products.'],
])('says why the list failed, and tries again [CAT-12]', async (answer, words) => {
  let closed = true;
  open(
    '/products',
    shop(() => (closed ? answer.clone() : [sampleProduct()])),
  );
  await expect.element(heading(words)).toBeVisible();
  closed = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards()).toHaveTextContent('Salmon nigiri');
});

test('appends the next page until there is none [CAT-20]', async () => {
  const next = 'https://provider.test/api/products/products/?is_active=true&page=2';
  open(
    '/products',
    shop((path) =>
      path.includes('page=2')
        ? { results: [sampleProduct({ id: 2, name: 'Eel nigiri' })], next: null }
        : { results: [sampleProduct()], next },
    ),
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByRole('heading', { name: 'Eel nigiri' })).toBeVisible();
  expect(
    cards()
      .elements()
      .map((card) => card.textContent),
  ).toEqual(['Salmon nigiri', 'Eel nigiri']);
  expect(page.getByRole('button', { name: 'Load more' }).elements()).toHaveLength(0);
});

test('a widget limited to a category stays in it and leads to no other', async () => {
  const limited: Area = {
    ...area,
    routes: (platform) => area.routes({ ...platform, placed: () => '/products?category=nigiri' }),
  };
  const shown = showArea(limited, { path: '/products?category=maki', answers: shop(() => []) });
  onTestFinished(() => shown.close());
  const { element, calls } = shown;
  await expect.element(text('No products found in this category.')).toBeVisible();
  await expect.element(heading('Products in Nigiri')).toBeVisible();
  expect(element.querySelectorAll('a')).toHaveLength(0);
  expect(calls.map(({ path }) => path)).not.toContain('/products/categories/');
});
