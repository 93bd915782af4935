import { tokenOf } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, type OpenShop } from '../components/testing/open-shop.tsx';

/** As in another tab: this one renders nothing in between. */
async function logInAs(shop: OpenShop, customer: string) {
  const tokens = { access: tokenOf(customer), refresh: 'refresh' };
  shop.answer(({ path }) => (path === '/accounts/login/' ? tokens : undefined));
  await shop.platform.session.getState().login({ email: `${customer}@umi.example`, password: '12345678' });
}

test('a line that one customer has taken out is not offered to another, who logs in in another tab [SEC-50]', async () => {
  const shop = openShop({ path: '/cart', signedIn: true });
  await page.getByRole('button', { name: 'Remove Miso soup' }).click();
  const undo = page.getByRole('button', { name: 'Undo: put Miso soup back' });
  await expect.element(undo).toBeVisible();
  await logInAs(shop, 'another');
  await shop.platform.cart.getState().reload();
  await expect.element(page.getByRole('button', { name: 'Remove Salmon nigiri' })).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('what was said of dishes that one customer has ordered again is not said to another, who goes back to it', async () => {
  openShop({ path: '/cart', state: { orderedAgain: ['Eel is gone.'], owner: 'another' }, signedIn: true });
  await expect.element(page.getByRole('button', { name: 'Remove Miso soup' })).toBeVisible();
  await expect.element(page.getByText('Eel is gone.')).not.toBeInTheDocument();
});

test('a line that one customer puts back is not added to the cart of another, who logs in meanwhile [SEC-151]', async () => {
  const shop = openShop({ path: '/cart', signedIn: true });
  const products = Promise.withResolvers<undefined>();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  shop.answer(({ path }) => (path.startsWith('/products/products/') ? products.promise : undefined));
  await page.getByRole('button', { name: 'Undo: put Salmon nigiri back' }).click();
  await expect.poll(() => shop.calls.at(-1)?.path).toBe('/products/products/salmon-nigiri/');
  await logInAs(shop, 'another');
  await expect.element(page.getByRole('button', { name: 'Remove Miso soup' })).toBeVisible();
  products.resolve(undefined);
  await shop.platform.cart.getState().reload();
  expect(shop.changes()).not.toContain('POST /orders/cart/add-item/');
});
