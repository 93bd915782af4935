import { openCheckout, placeOrder } from './customer.ts';
import { expect, test } from '../fixtures.ts';

// A worker would answer in place of the route.
test.use({ serviceWorkers: 'block', expectedErrors: /Service Worker registration blocked/ });

test('an order is confirmed, with how to pay it, though no file of code comes once it was placed [SEC-161]', async ({
  page,
  provider,
}) => {
  await openCheckout(page, provider, 'Bank transfer');
  // As from a server that hangs: neither answered nor refused.
  await page.route(/\.js$/, () => {});
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page.getByText('First Bank of Port Ellery')).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation$/);
});
