import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';

test('a shopper finds a product, logs in, fills, changes and empties the cart and orders by bank transfer', async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();

  await page.goto('/');
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products');
  await page.getByPlaceholder('Search products...').fill('nigiri');
  await page.getByPlaceholder('Search products...').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "nigiri"');
  await page.getByRole('link', { name: /Salmon nigiri/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');

  await page.goto('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL('/');

  await page.goto('/products/salmon-nigiri');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await addButton(page).click();
  await expect(page.getByText('2 x Salmon nigiri added to cart!').first()).toBeVisible();
  await page.goto('/products/tuna-nigiri');
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByText('$29.40').first()).toBeVisible();

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('Full name').fill('Mele Tamati');
  await page.getByLabel('Contact number').fill('+1 555 0100');
  await page.getByLabel('Street').fill('14 Quay Street');
  await page.getByLabel('City').fill('Port Ellery');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('Country').fill('United States');
  await page.getByText('Bank transfer').click();
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();

  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page.getByText('First Bank of Port Ellery')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  const cart = await provider.call('/orders/cart/', { token: customer.access });
  expect(cart).toMatchObject({ items: [] });
});

test('a customer reads a post and comments on it', async ({ page, provider }) => {
  const customer = await provider.newCustomer();
  await page.goto('/login?redirect=/blog/a-soup-that-starts-the-day-before%23comments');
  await logIn(page, customer);
  await expect(page).toHaveURL('/blog/a-soup-that-starts-the-day-before#comments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A soup that starts the day before');
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('Off the heat, always.');
  await page.getByRole('button', { name: 'Submit Comment' }).click();
  await expect(page.locator('#comments').getByRole('article').first()).toContainText('Off the heat, always.');
  await expect(comment).toHaveValue('');
});
