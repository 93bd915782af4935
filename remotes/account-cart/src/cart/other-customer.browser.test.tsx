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
