import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';

const text = 'No wasabi, please';

test('a note passes the login and stands in cart, checkout, confirmation and orders; undo and Order again keep it [PRD-32] [PRD-33]', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const note = page.getByText(`Note: ${text}`, { exact: true });
  await page.goto('/products/salmon-nigiri');
  await page.getByRole('button', { name: 'Add a note to the kitchen' }).click();
  await page.getByRole('textbox', { name: 'Note to the kitchen' }).fill(text);
  await addButton(page).click();
  await logIn(page, customer);
  await expect(page).toHaveURL('/products/salmon-nigiri');
  await expect(page.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  // The same dish without a note is a line of its own.
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto('/cart');

  await expect(page.getByRole('row').filter({ hasText: 'Salmon nigiri' })).toHaveCount(2);
  await page
    .getByRole('row')
    .filter({ has: note })
    .getByRole('button', { name: 'Remove Salmon nigiri' })
    .click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Undo: put Salmon nigiri back' }).click();
  await expect(page.getByRole('row').filter({ has: note })).toBeVisible();

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('list', { name: 'Your order' }).filter({ has: note })).toBeVisible();
  await page.getByLabel('Full name').fill('Mele Tamati');
  await page.getByLabel('Contact number').fill('+1 555 0100');
  await page.getByLabel('Street').fill('14 Quay Street');
  await page.getByLabel('City').fill('Port Ellery');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Country').fill('United States');
  await page.getByText('Bank transfer').click();
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(note).toBeVisible();

  await page.goto('/orders');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('row').filter({ has: note })).toBeVisible();
});
