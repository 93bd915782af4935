import { failure } from '@shop/shared/testing/area';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const dish = (slug: string, allergens: string) => ({
  id: slug,
  slug,
  name: slug,
  price: '1.00',
  attributes: [{ key: 'Allergens', value: allergens, order: 1 }],
});
const rows = page.getByRole('row');
const warning = page.getByText('Salmon nigiri contains soy.');
const notLookedUp = page.getByText('What is in some of these dishes could not be looked up.');

afterEach(() => localStorage.clear());

function open(products: (path: string) => unknown) {
  localStorage.setItem('myDiet', '{"without":["soy"]}');
  return openShop({
    path: '/cart',
    signedIn: true,
    answers: ({ path }) => (path.startsWith('/products/products/') ? products(path) : undefined),
  });
}

test('marks the lines, and warns of what somebody avoids once [DIE-06]', async () => {
  open(() => [dish('salmon-nigiri', 'Soy, fish')]);
  await expect.element(rows.nth(1)).toMatchTextContent('Contains soy');
  await expect.element(warning).toBeVisible();
  expect(warning.elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
});

test('asks for a dish that is not in the list', async () => {
  open((path) => (path.includes('?') ? [] : dish('salmon-nigiri', 'Soy')));
  await expect.element(warning).toBeVisible();
});

test('says beside a warning that other dishes could not be looked up [DIE-10]', async () => {
  open((path) => (path.includes('?') ? [dish('salmon-nigiri', 'Soy, fish')] : failure(503)));
  await expect.element(warning).toBeVisible();
  await expect.element(notLookedUp).toBeVisible();
});

test('claims nothing where the provider does not say what is in a dish', async () => {
  open(() => failure(500));
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(notLookedUp).toBeVisible();
  expect(page.getByText('Fits my diet').elements()).toEqual([]);
});
