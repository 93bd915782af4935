import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Product } from '@shop/shared/contracts/provider';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const emptyCart = { id: 1, items: [], total_items: 0, total_price: '0.00' };
const fullCart = { ...emptyCart, total_items: 2, total_price: '19.60' };

function open(product: Partial<Product>, add: ProviderAnswers = () => fullCart, signedIn = true) {
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn,
    answers: (call) => {
      if (call.path === '/orders/cart/add-item/') return add(call);
      if (call.path === '/orders/cart/') return emptyCart;
      if (call.path.endsWith('/eel/')) return sampleProduct({ id: 2, slug: 'eel', name: 'Eel' });
      return sampleProduct(product);
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added };
}

// A visitor's pending item would be added in the next test.
const addButton = page.getByRole('button', { name: 'Add to Cart' });
const quantity = page.getByRole('spinbutton', { name: 'Quantity' });

test('offers a quantity only above a stock of 1 [PRD-13]', async () => {
  const first = open({ stock: 2 });
  await expect.element(quantity).toBeVisible();
  first.close();
  for (const stock of [1, 0, null]) {
    const shown = open({ stock });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(quantity.elements()).toHaveLength(0);
    shown.close();
  }
});

test('takes whole numbers from 1 on, up to the stock [PRD-15]', async () => {
  open({ stock: 5 });
  await expect.element(quantity).toHaveValue(1);
  await expect.element(quantity).toHaveAttribute('min', '1');
  await expect.element(quantity).toHaveAttribute('max', '5');
  for (const typed of ['0', '-3', '']) {
    await quantity.fill('3');
    await quantity.fill(typed);
    await expect.element(quantity).toHaveValue(1);
  }
  await quantity.fill('4');
  await userEvent.clear(quantity);
  await userEvent.keyboard('e');
  await expect.element(quantity).toHaveValue(1);
});

test('a number below 1 that is typed key by key becomes 1 [PRD-15]', async () => {
  open({ stock: 50 });
  for (const typed of ['-3', '-', '--12']) {
    await quantity.fill('5');
    await userEvent.clear(quantity);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(quantity, { message: typed }).toHaveValue(1);
  }
});

test('a cleared field is overwritten by the next key', async () => {
  open({ stock: 50 });
  await userEvent.clear(quantity);
  await userEvent.keyboard('12');
  await expect.element(quantity).toHaveValue(12);
});

test('begins with 1 again on another product [PRD-14]', async () => {
  open({ long_html_description: '<p>Goes with <a href="/products/eel">eel</a>.</p>' });
  await expect.element(quantity).toHaveValue(1);
  await quantity.fill('4');
  await page.getByRole('link', { name: 'eel' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Eel' })).toBeVisible();
  await expect.element(quantity).toHaveValue(1);
});

test('names the button by the stock [PRD-16]', async () => {
  const first = open({ stock: 1 });
  await expect.element(addButton).toBeVisible();
  first.close();
  open({ stock: 0 });
  await expect.element(page.getByRole('button', { name: 'Sold Out' })).toBeVisible();
});

test('adds the quantity and says so for three seconds [PRD-17] [PRD-18]', async () => {
  const { platform, added } = open({ stock: 5 });
  await quantity.fill('2');
  await addButton.click();
  const notice = page.getByText('2 x Salmon nigiri added to cart!', { exact: true });
  await expect.element(notice).toBeVisible();
  const shownAt = performance.now();
  expect(added()).toEqual([{ product_id: 1, quantity: 2 }]);
  expect(platform.cart.getState().view.count).toBe(2);
  await expect.poll(() => notice.elements().length, { timeout: 5000 }).toBe(0);
  expect(performance.now() - shownAt).toBeGreaterThan(2500);
});

test('refuses what is out of stock without a call [PRD-19]', async () => {
  const { added } = open({ stock: 0 });
  await page.getByRole('button', { name: 'Sold Out' }).click();
  await expect.element(page.getByText('Item is out of stock.', { exact: true })).toBeVisible();
  expect(added()).toEqual([]);
});

test('refuses more than there is without a call [PRD-20]', async () => {
  const { added } = open({ stock: 3 });
  await quantity.fill('4');
  await addButton.click();
  await expect.element(page.getByText('Only 3 items available.', { exact: true })).toBeVisible();
  expect(added()).toEqual([]);
});

test('takes a typed number above the stock back once the field is left, and says so', async () => {
  const { added } = open({ stock: 3 });
  await quantity.fill('9');
  await userEvent.tab();
  await expect.element(quantity).toHaveValue(3);
  await expect.element(page.getByText('Only 3 items available.', { exact: true })).toBeVisible();
  expect(added()).toEqual([]);
});

test('leads to the cart after an add', async () => {
  const { address } = open({ stock: 3 });
  expect(page.getByRole('link', { name: 'View cart' }).elements()).toEqual([]);
  await addButton.click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect.poll(address).toBe('/cart');
});

test.each([
  [() => failure(400, { detail: 'The kitchen is closed.' }), 'The kitchen is closed.'],
  [() => failure(400, { error: 'Not on this board.' }), 'Not on this board.'],
  [() => failure(500), 'Failed to add item.'],
])('says why an add failed [PRD-21]', async (answer, words) => {
  open({ stock: 3 }, answer);
  await addButton.click();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('says why it was not added for five seconds [PRD-21]', { timeout: 15_000 }, async () => {
  open({ stock: 3 });
  await quantity.fill('4');
  await addButton.click();
  const notice = page.getByRole('alert');
  await expect.element(notice).toBeVisible();
  const shownAt = performance.now();
  await expect.poll(() => notice.elements().length, { timeout: 7000 }).toBe(0);
  expect(performance.now() - shownAt).toBeGreaterThan(4500);
});

test.each([0, 3])('sends a visitor to the login, whatever the stock of %i [PRD-22]', async (stock) => {
  const shown = open({ stock }, undefined, false);
  await page.getByRole('button', { name: stock === 0 ? 'Sold Out' : 'Add to Cart' }).click();
  await expect.poll(() => shown.address()).toBe('/login?redirect=/products/salmon-nigiri');
  expect(shown.calls.filter(({ path }) => path.startsWith('/orders/'))).toEqual([]);
});

test('adds once, however often the button is pressed meanwhile', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { added } = open({ stock: 3 }, () => answer.promise);
  await addButton.click();
  const busy = page.getByRole('button', { name: 'Adding…' });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  busy.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answer.resolve(fullCart);
  await expect.element(addButton).toBeVisible();
  expect(added()).toHaveLength(1);
});

test.each([390, 1280])('adding moves nothing below the button, %i px wide [PRD-34]', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(414, 896));
  open({ stock: 3, attributes: [{ id: 1, key: 'Spice', value: 'Mild', order: 1 }] });
  await expect.element(addButton.first()).toBeVisible();
  addButton.first().element().scrollIntoView({ block: 'center' });
  const facts = page.getByRole('definition').first();
  const top = () => Math.round(facts.element().getBoundingClientRect().top + scrollY);
  const before = top();
  await addButton.first().click();
  await expect
    .element(page.getByText('1 x Salmon nigiri added to cart!', { exact: true }).first())
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View cart' })).toBeVisible();
  expect(top()).toBe(before);
});
