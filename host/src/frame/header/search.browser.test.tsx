import { widths } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { areaOf, openShop } from '../../testing/open-shop.tsx';

const field = page.getByRole('searchbox', { name: 'Search products' });
const button = page.getByRole('button', { name: 'Search products' });

const areas = {
  menu: areaOf([
    { path: '/', element: <h1>Home</h1> },
    { path: '/products', element: <h1>Our Products</h1> },
  ]),
};

test.each(widths)(
  'goes to the products that match the trimmed term, by button and by Enter, %i px wide [LAY-07]',
  async (width) => {
    await page.viewport(width, 800);
    const { address } = openShop({ areas });
    await expect.element(page.getByPlaceholder('Search products...')).toBeVisible();
    await field.fill('  miso & tofu ');
    await button.click();
    await expect.poll(address).toBe('/products?search=miso%20%26%20tofu');
    await expect.element(field).toHaveValue('miso & tofu');
    await field.fill(' 50% Süß/sauer');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(`/products?search=${encodeURIComponent('50% Süß/sauer')}`);
  },
);

test.each(widths)('does nothing with a blank term, %i px wide [LAY-08]', async (width) => {
  await page.viewport(width, 800);
  const { address, calls } = openShop({ areas });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  const { length } = history;
  await field.fill('   ');
  await button.click();
  await userEvent.keyboard('{Enter}');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/');
  expect(history.length).toBe(length);
  expect(calls).toHaveLength(2);
});

test('shows the term of the address, keeps focus while searching, and is empty on other pages', async () => {
  const { navigate } = openShop({ areas, path: '/products?search=salmon' });
  await expect.element(field).toHaveValue('salmon');
  await field.fill('tuna');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('tuna');
  await expect.element(field).toHaveFocus();
  await navigate('/');
  await expect.element(field).toHaveValue('');
});

test('loads the suggestions of an area once the field is used', async () => {
  const suggest = () => Promise.resolve(() => <p>Salmon nigiri?</p>);
  const catalog = areaOf([{ path: '/', element: <h1>Home</h1> }], { 'search-suggestions': suggest });
  openShop({ areas: { catalog } });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(page.getByText('Salmon nigiri?').elements()).toEqual([]);
  await field.click();
  await expect.element(page.getByText('Salmon nigiri?')).toBeVisible();
});

test.each(widths)(
  'the search has its place before what stands beside it has arrived, %i px wide',
  async (width) => {
    await page.viewport(width, 800);
    openShop();
    await expect.element(field).toBeVisible();
    const header = page.getByRole('banner');
    const whole = header.element();
    const inPieces = whole.cloneNode(true);
    if (!(inPieces instanceof HTMLElement)) throw new Error('The header is no element.');
    whole.parentElement?.replaceChild(inPieces, whole);
    const place = () => {
      const { x, width: wide } = header.getByRole('search').element().getBoundingClientRect();
      return { x, wide };
    };
    const arrived = place();
    const late = [
      ...(inPieces.lastElementChild?.querySelectorAll('a, button, :scope > *') ?? []),
    ].toReversed();
    expect(late.length).toBeGreaterThan(2);
    for (const element of [...late, inPieces.lastElementChild]) {
      element?.remove();
      expect(place()).toEqual(arrived);
    }
    inPieces.replaceWith(whole);
  },
);
