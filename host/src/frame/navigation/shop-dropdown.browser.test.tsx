import { failure, widths } from '@shop/shared/testing/area';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersOf } from '../../testing/answers.ts';
import { areaOf, openShop } from '../../testing/open-shop.tsx';
import { isNarrow, openCategories } from '../../testing/ways.ts';

const navigation = page.getByRole('navigation', { name: 'Main' });
const shop = navigation.getByText('SHOP');
const maki = navigation.getByRole('link', { name: 'Maki' });

const wide = widths.filter((width) => !isNarrow(width));

const areas = {
  menu: areaOf([
    { path: '/', element: <h1>Home</h1> },
    { path: '/products', element: <h1>Our Products</h1> },
  ]),
};

beforeEach(() => page.viewport(1280, 800));

test.each(widths)('opens to one link per category, %i px wide [LAY-12]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Maki' })).not.toBeInTheDocument();
  const place = await openCategories(width);
  await expect
    .element(place.getByRole('link', { name: 'Maki' }))
    .toHaveAttribute('href', '/products?category=maki');
  await expect
    .element(place.getByRole('link', { name: 'Soup & sides' }))
    .toHaveAttribute('href', '/products?category=soup%20%26%20sides');
  expect(place.getByRole('link', { name: /Maki|Soup/ }).elements()).toHaveLength(2);
});

test('an unbroken name of 300 letters stays within the panel [REC-11]', async () => {
  const name = 'Unbroken'.repeat(38).slice(0, 300);
  openShop({ answers: answersOf({ categories: [{ id: 1, slug: 'maki', name }] }) });
  await shop.click();
  await expect.element(navigation.getByRole('link', { name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(1280);
});

test('accepts categories as a plain array and as an object with results', async () => {
  openShop({ answers: answersOf({ categories: { results: [{ id: 1, slug: 'maki', name: 'Maki' }] } }) });
  await shop.click();
  await expect.element(maki).toBeVisible();
});

test.each(widths)('says that categories are loading, %i px wide [LAY-13]', async (width) => {
  await page.viewport(width, 800);
  const categories = Promise.withResolvers<unknown>();
  openShop({ areas, answers: answersOf({ categories: () => categories.promise }) });
  const place = await openCategories(width);
  await expect.element(place.getByText('Loading...')).toBeVisible();
  categories.resolve([{ id: 1, slug: 'maki', name: 'Maki' }]);
  await expect.element(place.getByRole('link', { name: 'Maki' })).toBeVisible();
  await expect.element(place.getByText('Loading...')).not.toBeInTheDocument();
});

test.each(widths)(
  'says why there are no categories: the answer’s detail, else words of its own, %i px wide [LAY-14]',
  async (width) => {
    await page.viewport(width, 800);
    const failures: [categories: () => unknown, text: string][] = [
      [() => failure(500, { detail: 'The menu is being written.' }), 'The menu is being written.'],
      [() => failure(503), 'Failed to load categories.'],
      [() => ({ categories: 'none' }), 'Failed to load categories.'],
      [
        () => {
          throw new Error('connection lost');
        },
        'Failed to load categories.',
      ],
    ];
    for (const [categories, text] of failures) {
      const { close } = openShop({ areas, answers: answersOf({ categories }) });
      const place = await openCategories(width);
      await expect.element(place.getByText(text)).toBeVisible();
      close();
    }
  },
);

test('loads further categories with the same headers, as long as the answer has a next page', async () => {
  const category = (id: number) => ({ id, slug: `c${id}`, name: `Category ${id}` });
  const next = (number: number) => `https://provider.test/api/products/categories/?page=${number}`;
  let tries = 0;
  const { calls } = openShop({
    areas,
    answers: (call) => {
      const [path, number = ''] = call.path.split('?page=');
      if (path !== '/products/categories/') return answersOf({})(call);
      if (number === '3') return { results: [category(4)], next: null };
      if (!number) return { results: [category(1)], next: next(2) };
      tries += 1;
      return tries === 1
        ? failure(400, { detail: 'The menu is being written.' })
        : { results: [category(2), category(3)], next: next(3) };
    },
  });
  await shop.click();
  const more = navigation.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect.element(navigation.getByText('The menu is being written.')).toBeVisible();
  await more.click();
  await expect.element(navigation.getByRole('link', { name: 'Category 2' })).toHaveFocus();
  await expect.element(navigation.getByText('The menu is being written.')).not.toBeInTheDocument();
  await more.click();
  await expect.element(navigation.getByRole('link', { name: 'Category 4' })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
  expect(navigation.getByRole('link', { name: /^Category/ }).elements()).toHaveLength(4);
  const sent = calls.filter(({ path }) => path.startsWith('/products/categories/'));
  expect(sent.every(({ headers }) => headers.get('X-Tenant-ID') === '7')).toBe(true);
});

test.each(widths)('says that there are no categories, %i px wide [LAY-15]', async (width) => {
  await page.viewport(width, 800);
  openShop({ areas, answers: answersOf({ categories: [] }) });
  const place = await openCategories(width);
  await expect.element(place.getByText('No categories found')).toBeVisible();
});

test.each(wide)('is at most 300px high and scrolls inside, %i px wide [LAY-16]', async (width) => {
  await page.viewport(width, 800);
  const categories = Array.from({ length: 40 }, (_, id) => ({ id, slug: `c${id}`, name: `Category ${id}` }));
  openShop({ areas, answers: answersOf({ categories }) });
  await shop.click();
  const last = navigation.getByRole('link', { name: 'Category 39' });
  await expect.element(last).toBeInTheDocument();
  const list = last.element().closest('ul');
  if (!list) throw new Error('The categories stand in no list.');
  expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(300);
  const bottomOfList = list.getBoundingClientRect().bottom;
  expect(last.element().getBoundingClientRect().top).toBeGreaterThan(bottomOfList);
  list.scrollTop = list.scrollHeight;
  expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottomOfList);
});

test.each(wide)(
  'closes on a click outside and on a route change, of the query alone too, %i px wide [LAY-17]',
  async (width) => {
    await page.viewport(width, 800);
    const { address, navigate } = openShop({ areas });
    await shop.click();
    await expect.element(maki).toBeVisible();
    await page.getByRole('heading', { name: 'Home' }).click();
    await expect.element(maki).not.toBeInTheDocument();
    await shop.click();
    await expect.element(maki).toBeVisible();
    await page.getByText('© Umi. All rights reserved.').click();
    await expect.element(maki).not.toBeInTheDocument();

    await shop.click();
    await maki.click();
    await expect.poll(address).toBe('/products?category=maki');
    await expect.element(page.getByRole('heading', { name: 'Our Products' })).toBeVisible();
    await expect.element(maki).not.toBeInTheDocument();

    await shop.click();
    await navigation.getByRole('link', { name: 'Soup & sides' }).click();
    await expect.poll(address).toBe('/products?category=soup%20%26%20sides');
    await expect.element(maki).not.toBeInTheDocument();

    await shop.click();
    await expect.element(maki).toBeVisible();
    await navigate('/products?search=tuna');
    await expect.element(maki).not.toBeInTheDocument();
  },
);

test('stays open while one moves inside, and closes when focus leaves', async () => {
  openShop({ areas });
  await shop.click();
  await userEvent.tab();
  await expect.element(maki).toHaveFocus();
  await userEvent.tab();
  await expect.element(navigation.getByRole('link', { name: 'Soup & sides' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(navigation.getByRole('link', { name: 'ABOUT' })).toHaveFocus();
  await expect.element(maki).not.toBeInTheDocument();
});

test('opens by keyboard, and Escape closes it and gives focus back', async () => {
  openShop({ areas });
  await expect.element(shop).toBeVisible();
  navigation.getByRole('link', { name: 'HOME' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(maki).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(maki).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('SHOP');
});

test('is marked as current on every page of the products, and only there', async () => {
  const { navigate } = openShop({ areas, path: '/products' });
  const current = () => navigation.element().querySelector('[aria-current=page]')?.textContent;
  await expect.poll(current).toBe('SHOP');
  await navigate('/products/miso-soup');
  await expect.poll(current).toBe('SHOP');
  await navigate('/');
  await expect.poll(current).toBe('HOME');
  await navigate('/productsheet');
  await expect.poll(current).toBeUndefined();
});

test('opens under a mouse, closes behind it, and stays when it was clicked', async () => {
  openShop({ areas });
  const heading = page.getByRole('heading', { name: 'Home' });
  // The mouse may rest where an earlier test has left it.
  await heading.hover();
  await shop.hover();
  await expect.element(maki).toBeVisible();
  await maki.hover();
  await expect.element(maki).toBeVisible();
  await heading.hover();
  await expect.element(maki).not.toBeInTheDocument();

  await shop.hover();
  await expect.element(maki).toBeVisible();
  await shop.click();
  await heading.hover();
  await shop.hover();
  await expect.element(maki).toBeVisible();
  await shop.click();
  await expect.element(maki).not.toBeInTheDocument();
});
