import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

test('a widget stays after the login and offers to log out', async () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const shop = openShop({
    path: '/login',
    root,
    answers: ({ path }) =>
      path.startsWith('/accounts/') ? { access: 'access', refresh: 'refresh' } : undefined,
  });
  await page.getByLabelText('Email').fill('mele');
  await page.getByLabelText('Password').fill('12345678');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'You are logged in.' })).toBeVisible();
  expect(shop.address()).toBe('/login');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  expect(shop.storage.getItem('authToken')).toBeNull();
});
