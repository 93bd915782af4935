import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const dishes = ['Salmon nigiri', 'Salmon temaki', 'Tuna nigiri', 'Eel nigiri', 'Miso soup', 'Mochi'];
const menu = dishes.map((name, id) => sampleProduct({ id: id + 1, name, slug: name.replace(' ', '-') }));

/** Opens a search; the provider's search finds `answered`, and its list of everything is `everything`. */
function open(term: string, everything: unknown = menu, answered: unknown = [], filters = '') {
  const shown = showArea(area, {
    path: `/products?search=${encodeURIComponent(term)}${filters}`,
    answers: ({ path }) => {
      if (path === '/products/categories/') return [];
      if (path.includes('search=')) return answered;
      return typeof everything === 'function' ? (everything as () => unknown)() : everything;
    },
  });
  onTestFinished(() => shown.close());
  return shown;
}

const section = (name: string) => page.getByRole('region', { name, exact: true });
const names = (name: string) =>
  section(name)
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

test('shows what the shop finds itself below the provider’s answer, which stays [CAT-24]', async () => {
  open('samon');
  await expect.element(page.getByText('No products found matching "samon".')).toBeVisible();
  await expect.element(section('Also found for “samon”')).toBeVisible();
  await expect.poll(() => names('Also found for “samon”')).toEqual(['Salmon nigiri', 'Salmon temaki']);
});

test('shows nothing a second time that the provider has found', async () => {
  open('salmon', menu, menu.slice(0, 1));
  await expect.poll(() => names('Our Products')).toEqual([]);
  await expect.poll(() => names('Also found for “salmon”')).toEqual(['Salmon temaki']);
});

test('shows nothing else below a list with filters, which it might not keep to [SEC-264]', async () => {
  const shown = open('salmon', menu, menu.slice(0, 1), '&without=soy&unstated=allergens');
  await expect.element(page.getByRole('heading', { name: 'Salmon nigiri' })).toBeVisible();
  await shown.navigate('/products?search=salmon');
  await expect.poll(() => names('Also found for “salmon”')).toEqual(['Salmon temaki']);
  await shown.navigate('/products?search=salmon&without=soy');
  await expect.poll(() => section('Also found for “salmon”').elements()).toEqual([]);
});

test('says which dishes have the words among their allergens [CAT-25]', async () => {
  const [first, ...others] = menu;
  const attributes = [{ key: 'Allergens', value: 'Fish, soy', order: 1 }];
  open('soy', [{ ...first, attributes }, ...others]);
  await expect.poll(() => names('With “soy” among the allergens')).toEqual(['Salmon nigiri']);
});

test('shows dishes of the menu where nothing is found, those with the best reviews first [CAT-26]', async () => {
  const rated = menu.map((dish, place) => ({ ...dish, average_rating: place, review_count: 4 }));
  open('pizza', rated);
  const best = ['Mochi', 'Miso soup', 'Eel nigiri', 'Tuna nigiri'];
  await expect.poll(() => names('Popular dishes')).toEqual(best);
});

test('calls nothing popular without reviews', async () => {
  open('pizza');
  await expect.poll(() => names('From our menu')).toEqual(dishes.slice(0, 4));
});

test('says how much was searched of a menu that is longer [CAT-27]', async () => {
  let count = 0;
  const next = 'https://provider.test/api/products/products/?page=';
  open('samon', () => {
    count += 1;
    return Response.json({
      results: [sampleProduct({ id: count, slug: `d-${count}`, name: `Salmon ${count}` })],
      next: next + count,
    });
  });
  await expect.element(page.getByText('Only the first 4 dishes of the menu were searched.')).toBeVisible();
  expect(names('Also found for “samon”')).toHaveLength(4);
});

test('leaves the provider’s answer alone where the menu cannot be loaded', async () => {
  const { calls } = open('samon', failure(500));
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  await expect.poll(() => section('Also found for “samon”').elements()).toEqual([]);
  await expect.element(page.getByText('No products found matching "samon".')).toBeVisible();
});

test('shows one row, and all that was found on a press', async () => {
  const many = Array.from({ length: 6 }, (_, id) =>
    sampleProduct({ id, slug: `s${id}`, name: `Salmon ${id}` }),
  );
  open('samon', many);
  await expect.poll(() => names('Also found for “samon”')).toHaveLength(4);
  await page.getByRole('button', { name: 'Show all 6' }).click();
  await expect.poll(() => names('Also found for “samon”')).toHaveLength(6);
});
