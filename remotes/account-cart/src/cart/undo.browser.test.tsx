import { failure } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const openCart = () => openShop({ path: '/cart', signedIn: true });
const undo = (name: string) => page.getByRole('button', { name: `Undo: put ${name} back` });
const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });

test('a removed line is restored as it was, with its customization', async () => {
  const shop = openCart();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await expect.element(undo('Salmon nigiri')).toHaveFocus();
  await undo('Salmon nigiri').click();
  await expect.element(quantity).toHaveValue(2);
  await expect.element(page.getByText('Wasabi: on the side')).toBeVisible();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12, 31]);
  expect(shop.calls.find(({ path }) => path === '/orders/cart/add-item/')?.body).toEqual({
    product_id: 101,
    quantity: 2,
    customization: { Wasabi: 'on the side' },
  });
  await expect.element(undo('Salmon nigiri')).not.toBeInTheDocument();
});

test('an undone removal puts the line back where it was, with the focus on it [CRT-28]', async () => {
  const shop = openCart();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await undo('Salmon nigiri').click();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12, 31]);
  await expect.element(page.getByRole('button', { name: 'Remove Salmon nigiri' })).toHaveFocus();
  const rows = page.getByRole('row').elements();
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
    undefined,
    'Salmon nigiri',
    'Miso soup',
  ]);
});

test('an emptied quantity removes the line, and undo restores it', async () => {
  openCart();
  await quantity.clear();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo('Salmon nigiri')).toBeVisible();
  await expect.element(quantity).not.toBeInTheDocument();
  await undo('Salmon nigiri').click();
  await expect.element(quantity).toHaveValue(2);
});

test('a field that is left takes no focus from where it went', async () => {
  openCart();
  await quantity.fill('0');
  page.getByRole('button', { name: 'Clear Cart' }).element().focus();
  await expect.element(undo('Salmon nigiri')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear Cart' })).toHaveFocus();
});

test('the last line can be restored, too', async () => {
  const shop = openCart();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await page.getByRole('button', { name: 'Remove Miso soup' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await undo('Miso soup').click();
  await undo('Salmon nigiri').click();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([32, 31]);
});

test('a failed removal leaves the line and nothing to undo; after a failed undo it can be tried again', async () => {
  const shop = openCart();
  await expect.element(quantity).toBeVisible();
  shop.answer(({ method }) => (method === 'DELETE' ? failure(400) : undefined));
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to remove item.');
  await expect.element(undo('Salmon nigiri')).not.toBeInTheDocument();
  shop.answer(({ method }) => (method === 'POST' ? failure(400, { detail: 'Sold out.' }) : undefined));
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await undo('Salmon nigiri').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sold out.');
  await expect.element(undo('Salmon nigiri')).toBeVisible();
});

test('a line whose product is deleted is not restored without an id', async () => {
  const shop = openCart();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await expect.element(undo('Salmon nigiri')).toBeVisible();
  shop.answer(({ path }) => (path.startsWith('/products/products/') ? Response.json(null) : undefined));
  await undo('Salmon nigiri').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to add item.');
  await expect.element(undo('Salmon nigiri')).toBeVisible();
  expect(shop.changes()).toEqual(['DELETE /orders/cart/items/11/']);
});
