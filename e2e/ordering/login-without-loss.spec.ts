import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Customer } from '../provider.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

async function logIn(page: Page, { email, password }: Customer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test("a visitor's + is done at its card after the login, with its message in view, and once [AUT-23]", async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const list = '/products?category=nigiri';
  await page.goto(list);
  await waitForHydration(page);
  const add = page.getByRole('button', { name: 'Add Eel nigiri to the cart' });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your choice goes into your cart right after.')).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(list);
  await expect(page.getByText('1 x Eel nigiri added to cart!')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Add Eel nigiri to the cart' })).toBeFocused();
  await page.reload();
  await quiet(page);
  expect(await provider.call('/orders/cart/', { token: customer.access })).toMatchObject({ total_items: 1 });
});

test("a visitor's Add to Cart is done at the product after the login, with its message in view [AUT-23]", async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await page.goto('/products/salmon-nigiri');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).last().click();
  await logIn(page, customer);
  const said = page.getByText('1 x Salmon nigiri added to cart!');
  await expect(said).toBeInViewport({ ratio: 1 });
});
