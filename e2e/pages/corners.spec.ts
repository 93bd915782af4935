import { expect, expectNoSidewaysScroll } from '../fixtures.ts';
import { addAsVisitor, expectOverPage, rooms, test } from './corner-page.ts';

test('in the moving columns of a page builder dialogs are over the page, and a dish is added in the piece that was pressed [EMB-80, EMB-81]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(() => ({
    css: `${rooms} .row { display: flex; flex-wrap: wrap; transform: translateY(0); overflow: hidden }
.row > div { flex: 1 1 320px; min-width: 0; transform: scale(0.98); will-change: transform; filter: drop-shadow(0 0 9px #0002) }`,
    body: '<div class="row"><div><div class="row"><div><shop-menu category="maki">Menu</shop-menu></div></div></div><div id="side"></div></div>',
  }));
  const menu = page.locator('shop-menu');
  await expect(menu.getByRole('heading', { name: 'Products in Maki' })).toBeVisible();
  // After the menu is there: whichever comes first, the piece has its dish.
  await page.evaluate(() => {
    const piece = document.createElement('shop-add-to-cart');
    piece.setAttribute('slug', 'nigiri-selection');
    document.querySelector('#side')?.append(piece);
  });
  await addAsVisitor(page, customer);
  const piece = page.locator('shop-add-to-cart');
  await expect(piece.getByText('1 x Nigiri selection added to cart!')).toBeVisible();
  await expect(piece.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(menu.getByRole('heading', { name: 'Products in Maki' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('on an Arabic page prices stay in their line, and the login reads from left to right [EMB-82]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(() => ({
    html: '<html lang="ar" dir="rtl">',
    css: rooms,
    body: '<main><h1>قائمة الطعام</h1><p id="line">تشكيلة النيغيري بسعر <shop-price slug="nigiri-selection">$28.00</shop-price> فقط اليوم.</p><shop-add-to-cart slug="nigiri-selection" stepper></shop-add-to-cart><shop-cart-button floating></shop-cart-button></main>',
  }));
  const price = page.locator('shop-price').getByText('$28.00');
  await expect(price).toBeVisible();
  const [inLine, line] = [await price.boundingBox(), await page.locator('#line').boundingBox()];
  expect(inLine?.height).toBeLessThan((line?.height ?? 0) + 1);
  await addAsVisitor(page, customer);
  await expect(page.getByText('1 x Nigiri selection added to cart!')).toBeVisible();
  await page.locator('shop-cart-button').getByRole('link', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('Nigiri selection')).toBeVisible();
  expect(await drawer.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await expectOverPage(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
});

test('a policy with a nonce alone, without inline styles, is broken by nothing [EMB-83]', async ({
  page,
  provider,
  open,
}) => {
  const customer = await provider.newCustomer();
  await open(({ url, apiBase }) => {
    const { origin } = new URL(apiBase);
    return {
      css: rooms,
      script: 'nonce="n0nce"',
      policy: `default-src 'none'; script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'self'; connect-src ${origin} ${url}; img-src ${origin} data:; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
      body: '<shop-add-to-cart slug="nigiri-selection"></shop-add-to-cart><shop-menu category="maki">Menu</shop-menu>',
    };
  });
  await expect(page.locator('shop-menu').getByRole('heading', { name: 'Products in Maki' })).toBeVisible();
  await addAsVisitor(page, customer);
  await expect(page.getByText('1 x Nigiri selection added to cart!')).toBeVisible();
  expect(await page.evaluate(() => window.refused)).toEqual([]);
});
