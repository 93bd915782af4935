import { failure } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShop, type OpenShop } from '../components/testing/open-shop.tsx';

type Setting = Partial<Parameters<typeof openShop>[0]>;

function openCart(setting: Setting = {}): OpenShop {
  return openShop({ path: '/cart', signedIn: true, ...setting });
}

/** A shop whose cart cannot be read. */
function openBroken(status: number, body: unknown = ''): OpenShop {
  return openCart({ answers: ({ path }) => (path === '/orders/cart/' ? failure(status, body) : undefined) });
}

const rows = page.getByRole('row');
const quantity = page.getByRole('spinbutton', { name: 'Quantity of Salmon nigiri' });

test('a visitor is asked to log in, and the provider for nothing [CRT-01]', async () => {
  const shop = openCart({ signedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?redirect=/cart');
  expect(shop.calls).toEqual([]);
});

test('a cart refused with 401 asks for authentication and is empty [CRT-03]', async () => {
  const shop = openBroken(401, { detail: 'Token invalid.' });
  await expect
    .element(page.getByText('Authentication required to view cart.', { exact: true }))
    .toBeVisible();
  expect(shop.platform.cart.getState().view).toMatchObject({ items: [], totalPrice: '0.00', count: 0 });
});

test('a cart that cannot be loaded says so, and loads when tried again [CRT-04]', async () => {
  let broken = true;
  openCart({
    answers: ({ path }) => (broken && path === '/orders/cart/' ? failure(403, { detail: 'No.' }) : undefined),
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load cart.');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test.each([
  ['404', () => failure(404, { detail: 'No cart.' })],
  ['no lines', () => ({ id: 1, items: [], total_items: 0, total_price: '0.00' })],
])('a cart with %s is empty and leads to the products [CRT-05]', async (_, answer) => {
  openCart({ answers: ({ path }) => (path === '/orders/cart/' ? answer() : undefined) });
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start Shopping' }))
    .toHaveAttribute('href', '/products');
});

test('the table has its columns and a × for every row [CRT-06]', async () => {
  openCart();
  for (const name of ['Product', 'Price', 'Quantity', 'Total']) {
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeInTheDocument();
  }
  await expect.poll(() => rows.elements().length).toBe(3);
  expect(page.getByText('×', { exact: true }).elements()).toHaveLength(2);
});

test('a row shows picture, name, choices and amounts [CRT-07] [CRT-08]', async () => {
  openCart();
  await expect.element(rows.nth(1)).toMatchTextContent('$9.80');
  await expect.element(rows.nth(1)).toMatchTextContent('$19.60');
  await expect.element(rows.nth(2)).toMatchTextContent('$4.20');
  await expect.element(page.getByText('Wasabi: on the side', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Salmon nigiri' }))
    .toHaveAttribute('href', '/products/salmon-nigiri');
  const pictures = [...document.querySelectorAll('tbody img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual([
    'https://files.test/media/nigiri-thumb.webp',
    'https://files.test/media/miso.webp',
  ]);
});

test('a quantity is sent when the field is left, or with Enter [CRT-09]', async () => {
  const shop = openCart();
  await expect.element(quantity).toHaveAttribute('min', '0');
  await quantity.fill('5');
  expect(shop.changes()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.cart.lines[0]?.quantity).toBe(5);
  await quantity.fill('7');
  await userEvent.tab();
  await expect.poll(() => shop.cart.lines[0]?.quantity).toBe(7);
  expect(shop.changes()).toEqual(['PATCH /orders/cart/items/11/', 'PATCH /orders/cart/items/11/']);
});

test('an unchanged quantity sends nothing [CRT-10]', async () => {
  const shop = openCart();
  await quantity.fill('2');
  await userEvent.keyboard('{Enter}');
  await quantity.fill('9');
  await quantity.fill('2.7');
  await userEvent.tab();
  expect(shop.changes()).toEqual([]);
});

test('a quantity below 1 removes the line [CRT-11]', async () => {
  const shop = openCart();
  await quantity.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12]);
  expect(shop.changes()).toEqual(['DELETE /orders/cart/items/11/']);
  await expect.poll(() => rows.elements().length).toBe(2);
});

test('a fraction is cut, and what is no number counts as 0 [CRT-12]', async () => {
  const shop = openCart();
  await quantity.fill('3.9');
  await userEvent.tab();
  await expect.poll(() => shop.cart.lines[0]?.quantity).toBe(3);
  await quantity.clear();
  await userEvent.tab();
  await expect.poll(() => shop.cart.lines.length).toBe(1);
  expect(shop.changes()).toEqual(['PATCH /orders/cart/items/11/', 'DELETE /orders/cart/items/11/']);
});

test('× removes the line without a question [CRT-14]', async () => {
  const shop = openCart();
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).click();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12]);
  expect(shop.changes()).toEqual(['DELETE /orders/cart/items/11/']);
});

test('the cart is cleared only when the shopper is sure [CRT-15]', async () => {
  const shop = openCart();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to remove all items from your cart?',
  });
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(shop.changes()).toEqual([]);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await question.getByRole('button', { name: 'Remove all items' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect.poll(shop.changes).toEqual(['DELETE /orders/cart/clear/']);
});

test('the filled button of the question keeps the cart [CRT-29]', async () => {
  openCart();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const ground = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('button', { name: 'Keep my cart' })).toBeVisible();
  expect(ground('Remove all items')).toBe('rgba(0, 0, 0, 0)');
  expect(ground('Keep my cart')).not.toBe('rgba(0, 0, 0, 0)');
});

test('the sums are the provider’s, shipping is separate [CRT-17] [CRT-18]', async () => {
  openCart();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('Subtotal $100.00');
  await expect.element(summary).toMatchTextContent('Total $100.00');
  await expect.element(summary).toMatchTextContent('Shipping: Calculated at checkout');
  await expect.element(summary).toMatchTextContent('The total does not include shipping.');
});

test.each([
  [{ detail: 'Only 3 left.' }, 'Only 3 left.'],
  [{ error: 'Only 4 left.' }, 'Only 4 left.'],
  ['', 'Failed to update quantity.'],
])('a failed update, %j, is shown and the cart stays [CRT-19]', async (body, text) => {
  openCart({ answers: ({ method }) => (method === 'PATCH' ? failure(400, body) : undefined) });
  await quantity.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(quantity).toHaveValue(2);
});

test('failed actions have their own words, the cart stays [CRT-19]', async () => {
  openCart({ answers: ({ method }) => (method === 'GET' ? undefined : failure(500)) });
  const problem = page.getByRole('alert');
  await quantity.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toHaveTextContent('Failed to update quantity.');
  await page.getByRole('button', { name: 'Remove Miso soup' }).click();
  await expect.element(problem).toHaveTextContent('Failed to remove item.');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('button', { name: 'Remove all items' }).click();
  await expect.element(problem).toHaveTextContent('Failed to clear cart.');
  await expect.poll(() => rows.elements().length).toBe(3);
});

test('an empty cart has no way to the checkout [CRT-23]', async () => {
  const shop = openCart();
  await expect.element(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  shop.cart.lines = [];
  await shop.platform.cart.getState().reload();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Proceed to Checkout' })).not.toBeInTheDocument();
});

test('a cart that has become empty does not go to the checkout [CRT-24]', async () => {
  const shop = openCart();
  await expect.element(page.getByRole('table')).toBeVisible();
  shop.cart.lines = [];
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your cart is empty.');
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument();
  expect(shop.address()).toBe('/cart');
});

test('a checkout after the session has ended goes to login [CRT-25]', async () => {
  const shop = openCart();
  await expect.element(page.getByRole('table')).toBeVisible();
  shop.storage.clear();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.poll(shop.address).toBe('/login?redirect=/cart');
});

test('a price and a total that cannot be read are said, not guessed [REC-09]', async () => {
  const item = {
    id: 'a-1',
    quantity: 2,
    product: { name: 'Eel', slug: 'eel', price: 'N/A', main_image: '/eel.webp' },
  };
  const cart = { id: 1, items: [item], total_items: 2, total_price: 'soon' };
  openCart({ answers: ({ path }) => (path === '/orders/cart/' ? cart : undefined) });
  const cells = () =>
    page
      .getByRole('row', { name: /Eel/ })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => cells()[1]).toBe('Price on request');
  expect(cells()[3]).toBe('');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('Not known yet');
  await expect.element(summary).not.toMatchTextContent(/NaN|0\.00/);
});

test('a line that the provider lists twice goes as any other [SEC-115]', async () => {
  const shop = openCart();
  shop.cart.lines = [0, 1, 0].flatMap((nth) => shop.cart.lines[nth] ?? []);
  await expect.poll(() => rows.elements().length).toBe(4);
  await page.getByRole('button', { name: 'Remove Salmon nigiri' }).first().click();
  await expect.poll(() => shop.cart.lines.map(({ id }) => id)).toEqual([12]);
  await expect.poll(() => rows.elements().length).toBe(2);
});
