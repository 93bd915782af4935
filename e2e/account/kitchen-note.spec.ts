import { expect, test } from '../fixtures.ts';
import { logIn } from './customer.ts';

test.use({ expectedErrors: /status of 400/ });

test('a note whose dish a page adds as it is loaded stays its customer’s where that fails [SEC-257]', async ({
  page,
  context,
  provider,
}) => {
  const note = page.getByRole('textbox', { name: 'Note to the kitchen' });
  const disclose = page.getByRole('button', { name: 'Add a note to the kitchen' });
  await page.goto('/products/salmon-nigiri');
  await disclose.click();
  await note.fill('I am pregnant: nothing raw');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(other, await provider.newCustomer());
  await expect(other).not.toHaveURL(/login/);
  await page.route('**/add-item/', (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: 400, headers, json: { detail: 'The kitchen is closed.' } });
  });
  await page.goto('/products/salmon-nigiri');
  await expect(page.getByText('The kitchen is closed.').first()).toBeVisible();
  await expect(note).toHaveValue('I am pregnant: nothing raw');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(disclose).toBeVisible();
  await expect(note).toHaveCount(0);
});
