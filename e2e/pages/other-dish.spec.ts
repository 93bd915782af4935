import { expect } from '../fixtures.ts';
import { addAsVisitor, rooms, test } from './corner-page.ts';

test('while a piece loads another dish it shows no price and adds no dish of the one before [SEC-143]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(() => ({
    css: rooms,
    body: '<shop-price slug="nigiri-selection"></shop-price><shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart>',
  }));
  const [price, button] = [page.locator('shop-price'), page.locator('shop-add-to-cart').getByRole('button')];
  await addAsVisitor(page, customer);
  await expect(page.getByText('1 x Nigiri selection added to cart!')).toBeVisible();
  await expect(price.getByText('$28.00')).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/products/salmon-nigiri/', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    for (const piece of document.querySelectorAll('shop-price, shop-add-to-cart'))
      piece.setAttribute('slug', 'salmon-nigiri');
  });
  await expect(button).toHaveCount(0);
  await expect(price.getByText('$28.00')).toBeHidden();
  answer.resolve();
  await expect(price.getByText('$9.80')).toBeVisible();
  await button.click();
  await expect(page.getByText('1 x Salmon nigiri added to cart!')).toBeVisible();
});
