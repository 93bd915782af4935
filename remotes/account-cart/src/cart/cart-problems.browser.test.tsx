import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
const rows = page.getByRole('row');

function openWith(product: object | null) {
  const shop = openShop({ path: '/cart', signedIn: true });
  const [first, second] = shop.cart.lines;
  if (!first?.product || !second) throw new Error('The cart has no lines.');
  shop.cart.lines = [{ ...first, product: product && { ...first.product, ...product } }, second];
  return shop;
}

test.each([
  [{ stock: 0 }, 'Sold out.', 'Salmon nigiri'],
  [{ stock: 1 }, 'Only 1 left.', 'Salmon nigiri'],
  [{ is_active: false }, 'No longer available.', 'Salmon nigiri'],
  [null, 'No longer available.', 'A product that is gone'],
])('a line with %j says %s, holds up the checkout and can be removed', async (product, problem, name) => {
  const shop = openWith(product);
  await expect.element(rows.nth(1)).toMatchTextContent(problem);
  await expect.element(rows.nth(2)).toMatchTextContent('Miso soup');
  await proceed.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Some of your items cannot be ordered as they are. Please change or remove them.');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12]);
  await proceed.click();
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});

test('the quantity cannot be stepped beyond the stock', async () => {
  openWith({ stock: 3 });
  const more = page.getByRole('button', { name: 'More: Quantity of Salmon nigiri' });
  await more.click();
  await expect.element(more).toBeDisabled();
});

test('the checkout cannot start before the total is final', async () => {
  const shop = openWith({});
  const answer = Promise.withResolvers<undefined>();
  await expect.element(proceed).toBeEnabled();
  shop.answer(({ method }) => (method === 'PATCH' ? answer.promise : undefined));
  await page.getByRole('button', { name: 'More: Quantity of Miso soup' }).click();
  const waiting = page.getByRole('button', { name: 'Updating your total…' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  answer.resolve(undefined);
  await expect.element(proceed).not.toHaveAttribute('aria-disabled');
});
