import { openAs } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { measureHeap } from './heap.ts';
import { retainersOf } from './retainers.ts';
import { follow, toCart } from './shopper.ts';

/** The browser's own, such as the parts of its fields, and what React keeps; a page that was left would be 300 and more. */
const allowed = 350;

test('pages that were left are released, the rendered one and the cart included [REL-05]', async ({
  page,
  provider,
}) => {
  const elsewhere = async () => (await measureHeap(page)).nodesElsewhere;
  const toQuestions = async () => {
    await follow(page, 'FAQs');
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  };
  const customer = await provider.newCustomer();
  const dishes = (await provider.call('/products/products/')) as readonly { id: number; stock: number }[];
  for (const { id } of dishes.filter(({ stock }) => stock > 3).slice(0, 12))
    await provider.addToCart(customer, id, 2);
  await openAs(page, customer, '/');
  await waitForHydration(page);
  await toQuestions();
  await expect.poll(elsewhere, 'after the rendered page').toBeLessThan(allowed);
  await toCart({ page, stays: true });
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  await toQuestions();
  await expect.poll(elsewhere, 'after the cart').toBeLessThan(allowed);
});

test('a soak that ends with too many nodes can say what holds them', async ({ page }) => {
  await page.goto('about:blank');
  await page.evaluate(() => Object.assign(window, { kept: { list: document.createElement('ul') } }));
  expect(await retainersOf(page)).toMatch(/^1 nodes outside\n1 by\n[^]* kept → Object\n +list → <ul>$/);
});
