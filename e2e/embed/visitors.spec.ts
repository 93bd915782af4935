import { logIn } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { runScript, test } from './widgets-page.ts';

test.describe('where the login is at the storefront', () => {
  const ways: readonly [how: string, press: string][] = [
    ['in a piece with a note', 'piece'],
    ['by a card', 'card'],
    ['by a script', 'script'],
  ];
  for (const [how, way] of ways)
    test(`what a visitor adds ${how} stands there after the login, to be added by one press [SEC-265]`, async ({
      open,
      page,
      shop,
      provider,
    }) => {
      const address = `${shop.url}/embed/shop.js`;
      const dish = 'slug="salmon-nigiri"';
      await open(
        `<script type="module" src="${address}"></script><shop-add-to-cart ${dish} stepper note></shop-add-to-cart><shop-product-card ${dish}></shop-product-card>`,
      );
      const piece = page.locator('shop-add-to-cart');
      if (way === 'piece') {
        await piece.getByRole('button', { name: 'More: Quantity' }).click();
        await piece.getByRole('button', { name: 'Add a note to the kitchen' }).click();
        await piece.getByRole('textbox', { name: 'Note to the kitchen' }).fill('No wasabi');
        await piece.getByRole('button', { name: 'Add to Cart' }).click();
      } else if (way === 'card') {
        await page
          .locator('shop-product-card')
          .getByRole('button', { name: 'Add Salmon nigiri to the cart' })
          .click();
      } else {
        await runScript(page, address, "void shop.add('salmon-nigiri', 2, 'No wasabi')");
      }
      await page.waitForURL(`${shop.url}/login?**`);
      const customer = await provider.newCustomer();
      await logIn(page, customer);
      const dialog = page.getByRole('dialog', { name: 'Dishes for you' });
      await expect(dialog.getByText('You have chosen these.')).toBeVisible();
      await expect(dialog.getByText('Note: No wasabi')).toHaveCount(way === 'card' ? 0 : 1);
      await dialog.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(dialog.getByRole('button', { name: 'View cart' })).toBeVisible();
      const cart = await provider.call('/orders/cart/', { token: customer.access });
      const line = { product: { slug: 'salmon-nigiri' }, quantity: way === 'card' ? 1 : 2 };
      expect(cart).toMatchObject({ items: [line] });
    });
});

test.describe('with a file that does not come', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });
  test('where the drawer of the cart button cannot be loaded the press leads to the cart, and the next one tries again [SEC-266]', async ({
    open,
    page,
    shop,
    provider,
    context,
  }) => {
    const address = `${shop.url}/embed/shop.js?open=page`;
    await open(`<script type="module" src="${address}"></script><shop-cart-button></shop-cart-button>`);
    const button = page.locator('shop-cart-button').getByRole('link');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Login' }).click();
    await logIn(dialog, await provider.newCustomer());
    await expect(dialog.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await context.route(/mini-cart/, (route) => route.abort());
    await button.click();
    await expect(dialog.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await context.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  });
});

test('a visitor’s shop.open leads to the cart each time, and leaves nothing open for later [SEC-267]', async ({
  open,
  page,
  shop,
}) => {
  const address = `${shop.url}/embed/shop.js?open=page`;
  await open(`<script type="module" src="${address}"></script><shop-cart-button></shop-cart-button>`);
  const button = page.locator('shop-cart-button');
  await expect(button.getByRole('link')).toBeVisible();
  for (const _ of [1, 2]) {
    await runScript(page, address, "shop.open('cart')");
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  expect(await button.getAttribute('expanded')).toBeNull();
});

test('a script’s login is that of its own tenant, whichever button the page has [SEC-268]', async ({
  open,
  page,
  shop,
  provider,
}) => {
  const address = `${shop.url}/embed/shop.js?open=page`;
  await open(
    `<script type="module" src="${address}"></script><shop-cart-button tenant="8"></shop-cart-button><shop-cart-button api-base="http://127.0.0.1:9/api" tenant="7"></shop-cart-button>`,
  );
  await expect(page.locator('shop-cart-button').getByRole('link')).toHaveCount(2);
  const call = (statement: string) => runScript(page, address, statement);
  expect(await call('shop.add("salmon-nigiri")')).toBe('login');
  const login = page.waitForRequest(
    (request) => request.url().includes('/login') && request.method() === 'POST',
  );
  await logIn(page.getByRole('dialog'), await provider.newCustomer());
  expect((await login).headers()['x-tenant-id']).toBe('7');
  await expect.poll(() => call('shop.getCart().then(({ count }) => count)')).toBe(1);
});

test('what a visitor adds by a card is said there after the login [AUT-23]', async ({
  open,
  page,
  shop,
  provider,
}) => {
  const address = `${shop.url}/embed/shop.js?open=page`;
  await open(
    `<script type="module" src="${address}"></script><shop-product-card slug="salmon-nigiri"></shop-product-card>`,
  );
  const card = page.locator('shop-product-card');
  await card.getByRole('button', { name: 'Add Salmon nigiri to the cart' }).click();
  await logIn(page.getByRole('dialog'), await provider.newCustomer());
  await expect(card.getByText('1 x Salmon nigiri added to cart!')).toBeVisible();
});

for (const attribute of ['loading=lazy', 'reduced-data='])
  test(`a page’s script need not wait until somebody has scrolled to its elements, with ${attribute} [EMB-100]`, async ({
    open,
    page,
    shop,
  }) => {
    const address = `${shop.url}/embed/shop.js?open=page&${attribute}`;
    await open(
      `<script type="module" src="${address}"></script><div style="height: 6000px"></div><shop-cart-button></shop-cart-button>`,
    );
    const call = (statement: string) => runScript(page, address, statement);
    const dialog = page.locator('dialog[open]');
    for (const statement of ['void shop.add("salmon-nigiri")', 'shop.open("cart")']) {
      await call(statement);
      await expect(dialog).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    // Without a button of the page's own.
    await page.reload();
    await page.locator('shop-cart-button').evaluate((button) => button.remove());
    await call('shop.open("cart")');
    await expect(dialog).toHaveCount(1);
  });

for (const attribute of ['loading="lazy"', 'reduced-data'])
  test(`with ${attribute} an element loads what it shows once somebody has scrolled near, and nothing else [EMB-101]`, async ({
    open,
    page,
  }) => {
    const files: string[] = [];
    const previews = new Set<string | null>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.startsWith('/embed/catalog/')) return;
      files.push(pathname);
      if (pathname.endsWith('/preview.js')) previews.add(searchParams.get('path'));
    });
    await open(
      `<div style="height: 6000px"></div><shop-product {settings} ${attribute} slug="miso-soup"></shop-product>`,
    );
    const element = page.locator('shop-product');
    await page.evaluate(() => customElements.whenDefined('shop-product'));
    await element.evaluate((it) => it.setAttribute('slug', 'salmon-nigiri'));
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await element.evaluate((it) => it.scrollIntoView());
    await expect(element.getByRole('heading', { level: 1 })).toHaveText('Salmon nigiri');
    expect([...previews]).toEqual(['/products/salmon-nigiri']);
  });
