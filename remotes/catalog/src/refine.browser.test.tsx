import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Area, Platform } from '@shop/shared/contracts';
import { area } from './area.tsx';
import { sampleCategory, sampleProduct } from './components/samples.ts';

const attribute = (key: string, value: string) => ({ id: 1, key, value, order: 1 });

const board = [
  sampleProduct({
    id: 1,
    name: 'Salmon nigiri',
    price: '9.80',
    attributes: [attribute('Dietary', 'Raw fish'), attribute('Allergens', 'Fish')],
  }),
  sampleProduct({
    id: 2,
    name: 'Cucumber roll',
    price: '5.40',
    attributes: [attribute('Dietary', 'Vegan'), attribute('Allergens', 'Sesame')],
  }),
  sampleProduct({
    id: 3,
    name: 'Tofu',
    price: '4.20',
    stock: 0,
    attributes: [attribute('Dietary', 'Vegan')],
  }),
];

interface Setting {
  readonly path?: string;
  readonly width?: number;
  readonly products?: (path: string) => unknown;
}

function open({ path = '/products', width = 390, products = () => board }: Setting = {}) {
  const announce = vi.fn<Platform['announce']>();
  const heard: Area = { ...area, routes: (platform) => area.routes({ ...platform, announce }) };
  const shown = showArea(heard, {
    path,
    answers: ({ path: called }) =>
      called.startsWith('/products/products/') ? products(called) : [sampleCategory()],
  });
  shown.element.style.width = `${width}px`;
  onTestFinished(() => shown.close());
  return { ...shown, announce };
}

const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((name) => name.textContent)
    .filter((name) => name !== 'Filters');
const filters = page.getByRole('button', { name: /^Filters/ });
const box = (name: string) => page.getByRole('checkbox', { name });
const sheet = page.getByRole('dialog', { name: 'Filters' });

test('a press alone opens the filters, without the focus that loads their code before it [CAT-43]', async () => {
  const { element } = open();
  await expect.poll(() => element.querySelector('button[aria-expanded]')).not.toBeNull();
  element.querySelector<HTMLElement>('button[aria-expanded]')?.click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('sorts in place, without a call', async () => {
  const { address, calls } = open();
  await page.getByLabelText('Sort by').selectOptions('Price: low to high');
  await expect.poll(names).toEqual(['Tofu', 'Cucumber roll', 'Salmon nigiri']);
  expect(address()).toBe('/products?sort=price');
  await page.getByLabelText('Sort by').selectOptions('Our order');
  await expect.poll(names).toEqual(['Salmon nigiri', 'Cucumber roll', 'Tofu']);
  expect(address()).toBe('/products');
  expect(calls.filter(({ path }) => path.startsWith('/products/products/'))).toHaveLength(1);
});

test('what was ticked shows at once, and a second tick right after keeps both', async () => {
  const { address } = open();
  await filters.click();
  await expect.element(box('Vegan 2')).toBeVisible();
  for (const ticked of [box('Vegan 2').element(), box('In stock 2').element()] as HTMLInputElement[]) {
    ticked.click();
    expect(ticked.checked).toBe(true);
  }
  await expect.poll(names).toEqual(['Cucumber roll']);
  expect(address()).toBe('/products?dietary=vegan&available=1');
});

test('filters by ticking, says how many are left, and clears', async () => {
  const { address, announce } = open();
  await filters.click();
  await box('Vegan 2').click();
  await expect.poll(names).toEqual(['Cucumber roll', 'Tofu']);
  await expect.poll(() => announce.mock.lastCall).toEqual(['2 of 3 products']);
  await box('In stock 1').click();
  await expect.poll(names).toEqual(['Cucumber roll']);
  expect(address()).toBe('/products?dietary=vegan&available=1');
  await page.getByRole('button', { name: 'Show 1 product' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
  await expect.element(filters).toHaveTextContent('Filters (2)');
  await page.getByRole('link', { name: 'Remove filter: In stock' }).click();
  await expect.poll(names).toEqual(['Cucumber roll', 'Tofu']);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(names).toHaveLength(3);
  expect(address()).toBe('/products');
});

test('a product that states no allergens is shown only when that is asked for', async () => {
  open({ path: '/products?without=fish' });
  await expect.poll(names).toEqual(['Cucumber roll']);
  await filters.click();
  await page
    .getByRole('group', { name: 'Allergens' })
    .getByRole('checkbox', { name: /Not stated/ })
    .click();
  await expect.poll(names).toEqual(['Cucumber roll', 'Tofu']);
});

test('takes a price range from the fields, once they are left or Enter is pressed', async () => {
  const { address } = open();
  await filters.click();
  const from = page.getByRole('textbox', { name: 'From, in dollars' });
  await from.fill('5');
  expect(address()).toBe('/products');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/products?min=5');
  await page.getByRole('textbox', { name: 'To, in dollars' }).fill('6.00');
  await userEvent.tab();
  await expect.poll(names).toEqual(['Cucumber roll']);
  await from.fill('much');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/products?max=6');
});

test('says that no product matches, and leads out of it', async () => {
  const { address } = open({ path: '/products?search=a&dietary=kosher' });
  await expect.element(page.getByRole('heading', { name: 'No products match these filters.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(names).toHaveLength(3);
  expect(address()).toBe('/products?search=a');
});

test('a sheet over the page on a phone, a panel beside the list on a desk', async () => {
  await page.viewport(1280, 900);
  onTestFinished(() => page.viewport(414, 896));
  const narrow = open();
  await filters.click();
  await expect.element(sheet).toBeVisible();
  expect(sheet.element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  narrow.close();
  open({ width: 1280 });
  await filters.click();
  await expect.element(sheet).toBeVisible();
  expect(sheet.element().matches(':modal')).toBe(false);
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  await box('Vegan 2').click();
  await expect.poll(names).toEqual(['Cucumber roll', 'Tofu']);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
});

const next = 'https://provider.test/api/products/products/?is_active=true&page=2';
const inPages = (path: string) =>
  path.includes('page=2')
    ? { results: [sampleProduct({ id: 4, name: 'Late roll', price: '1.00' })], next: null }
    : { results: board, next };

/** Answers in pages; the second one waits for `respond`. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const products = async (path: string) => {
    if (path.includes('page=2')) await promise;
    return inPages(path);
  };
  return { products, respond: resolve };
}

test('sorts all products: the rest is loaded first, and the page says so in place of a count [LST-03]', async () => {
  const { products, respond } = slowly();
  const { announce } = open({ path: '/products?sort=price', products });
  await expect.element(page.getByText('Loading all dishes to sort…')).toBeVisible();
  await expect.poll(() => announce.mock.calls).toEqual([['Loading all dishes to sort…']]);
  expect(page.getByText(/\d products/).elements()).toEqual([]);
  respond();
  await expect.poll(names).toEqual(['Late roll', 'Tofu', 'Cucumber roll', 'Salmon nigiri']);
  await expect.element(page.getByText('4 products', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Load more' }).elements()).toEqual([]);
});

test('filters look at all products, and count them once they are there [LST-03]', async () => {
  const { products, respond } = slowly();
  const { announce } = open({ products });
  await expect.element(page.getByText('The first 3 products')).toBeVisible();
  await filters.click();
  await expect.element(page.getByText('Loading all dishes to filter…')).toBeVisible();
  await expect.poll(() => announce.mock.calls).toEqual([['Loading all dishes to filter…']]);
  expect(sheet.elements()).toEqual([]);
  respond();
  await box('In stock 3').click();
  await expect.poll(names).toEqual(['Salmon nigiri', 'Cucumber roll', 'Late roll']);
  await expect.poll(() => announce.mock.lastCall).toEqual(['3 of 4 products']);
});

test('says that the rest could not be loaded, shows what is there, and tries again with the next choice', async () => {
  let isDown = true;
  const products = (path: string) => (path.includes('page=2') && isDown ? failure(404) : inPages(path));
  open({ path: '/products?sort=price', products });
  await expect
    .element(page.getByText('The filters could not be loaded. All products are shown.'))
    .toBeVisible();
  expect(names()).toEqual(['Salmon nigiri', 'Cucumber roll', 'Tofu']);
  isDown = false;
  await page.getByLabelText('Sort by').selectOptions('Name: A to Z');
  await expect.poll(names).toEqual(['Cucumber roll', 'Late roll', 'Salmon nigiri', 'Tofu']);
});

test('loads as many pages as were there when the address is opened again', async () => {
  open({ path: '/products?pages=2', products: inPages });
  await expect.poll(names).toHaveLength(4);
  expect(page.getByRole('button', { name: 'Load more' }).elements()).toEqual([]);
});

test('a dish that the provider lists twice leaves the list as any other [SEC-115]', async () => {
  const [salmon, cucumber, tofu] = board;
  open({ path: '/products?sort=price', products: () => [salmon, cucumber, salmon, tofu] });
  await expect.poll(names).toContain('Salmon nigiri');
  await filters.click();
  await page.getByRole('checkbox', { name: /^Without fish/ }).click();
  await expect.poll(names).not.toContain('Tofu');
  expect(names()).toEqual(['Cucumber roll']);
});
