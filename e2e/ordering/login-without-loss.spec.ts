import { logIn } from '../account/customer.ts';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test("a visitor's + is done at its card after the login, with its message in view, and once [AUT-23]", async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const list = '/products?category=nigiri';
  await page.goto(list);
  await waitForHydration(page);
  const add = page.getByRole('button', { name: 'Add Eel nigiri to the cart' });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your choice goes into your cart right after.')).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(list);
  await expect(page.getByText('1 x Eel nigiri added to cart!')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Add Eel nigiri to the cart' })).toBeFocused();
  await page.reload();
  await quiet(page);
  expect(await provider.call('/orders/cart/', { token: customer.access })).toMatchObject({ total_items: 1 });
});

test("a visitor's + is done for the dish that was pressed, where another one has its name [SEC-263]", async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  const list = '/products?category=nigiri';
  await page.goto(list);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add Eel nigiri to the cart' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.route('**/products/products/?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('Salmon nigiri', 'Eel nigiri'),
    });
  });
  await logIn(page, customer);
  await expect(page.getByRole('button', { name: 'Add Eel nigiri to the cart' })).toHaveCount(2);
  await expect(page.getByText('1 x Eel nigiri added to cart!')).toBeVisible();
  expect(await provider.call('/orders/cart/', { token: customer.access })).toMatchObject({
    items: [{ product: { slug: 'eel-nigiri' } }],
  });
});

test("a visitor's Add to Cart is done at the product after the login, with its message in view [AUT-23]", async ({
  page,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await page.goto('/products/salmon-nigiri');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).last().click();
  await logIn(page, customer);
  const said = page.getByText('1 x Salmon nigiri added to cart!');
  await expect(said).toBeInViewport({ ratio: 1 });
});

test('while the bar comes in, a press on it is done, and the focus scrolls nothing [PRD-38]', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/products/salmon-nigiri');
  await waitForHydration(page);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toHaveCount(2);
  const { x, y, scrolled } = await add.last().evaluate((button) => {
    button.focus();
    for (const animation of document.getAnimations()) animation.currentTime = 40;
    const { left, width, bottom } = button.getBoundingClientRect();
    return { x: left + width / 2, y: Math.min(bottom, innerHeight) - 4, scrolled: scrollY };
  });
  expect(scrolled).toBe(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
