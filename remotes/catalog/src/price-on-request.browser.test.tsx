import { showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const odd = {
  ...sampleProduct({ id: 2, name: 'Eel', slug: 'eel' }),
  price: 'N/A',
  price_before_discount: '9.00',
};
const cart = { id: 1, items: [], total_items: 1, total_price: '9.80' };

function open(path: string, answer: unknown, signedIn = true) {
  const shown = showArea(area, {
    path,
    signedIn,
    answers: (call) => {
      if (call.path.startsWith('/orders/')) return cart;
      return call.path.startsWith('/products/products/') ? answer : [];
    },
  });
  onTestFinished(() => shown.close());
  const added = () => shown.calls.filter(({ path: asked }) => asked === '/orders/cart/add-item/').length;
  return { ...shown, added };
}

test('a card of such a product says so, and adds nothing [REC-06]', async () => {
  open('/products', [sampleProduct(), odd]);
  const card = page.getByRole('link', { name: /Eel/ });
  await expect.element(card).toMatchTextContent('Price on request');
  await expect.element(page.getByRole('button', { name: 'Add Salmon nigiri to the cart' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add Eel to the cart' }).elements()).toEqual([]);
  expect(page.getByText('DISCOUNT OFFER').elements()).toEqual([]);
});

test('its page leads to the contact page in place of the cart [REC-06]', async () => {
  const { added, address } = open('/products/eel', odd);
  await expect.element(page.getByText('Price on request', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add to Cart' }).elements()).toEqual([]);
  expect(page.getByRole('spinbutton').elements()).toEqual([]);
  await page.getByRole('link', { name: 'Ask for the price' }).click();
  await expect.poll(address).toBe('/contact');
  expect(added()).toBe(0);
});

test('an unknown stock sells [REC-07]', async () => {
  const { added } = open('/products/salmon-nigiri', { ...sampleProduct(), stock: 'many' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.element(page.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();
  expect(added()).toBe(1);
});

test('filters by price leave it out, and both orders put it last [REC-08]', async () => {
  open('/products?sort=-price', [odd, sampleProduct()]);
  const names = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Salmon nigiri', 'Eel']);
});
