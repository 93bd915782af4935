import { logIn } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { runScript, test } from './widgets-page.ts';

/** Bytes (brotli) that a piece may add to what all widgets of a page share. */
const limit = 12_000;

/** As an area's build describes its pieces in `tables.json`. */
interface Table {
  readonly files: readonly (readonly [file: string, integrity: string])[];
  readonly widgets: Readonly<Record<string, { readonly files: readonly number[] }>>;
  readonly isOfPieces?: boolean;
}

const pieces = [
  'shop-add-to-cart',
  'shop-product-card',
  'shop-price',
  'shop-search',
  'shop-categories',
  'shop-reviews',
  'shop-cart-button',
  'shop-post',
];

test('one script describes all pieces, each of at most 12 kB beside what widgets share [EMB-41]', async ({
  shop,
}) => {
  const script = await (await fetch(`${shop.url}/embed/shop.js`)).text();
  const [, text = '[]'] = /^const shopTables=(.*);$/m.exec(script) ?? [];
  const lists = JSON.parse(text.replaceAll('...', '')) as readonly Table[][];
  const tables = lists.flat().filter(({ isOfPieces }) => isOfPieces);
  const sizes: Record<string, number> = {};
  for (const { files, widgets } of tables)
    for (const [tag, { files: needed }] of Object.entries(widgets)) {
      const own = needed
        .map((index) => files[index]?.[0] ?? '')
        .filter((file) => !file.startsWith('vendor/'));
      const bytes = own.map(async (file) => {
        const address = `${shop.url}/embed/${file}`;
        const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
        expect(response.status, address).toBe(200);
        return Number(response.headers.get('Content-Length'));
      });
      sizes[tag] = (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0);
    }
  expect(Object.keys(sizes).toSorted()).toEqual(pieces.toSorted());
  for (const [tag, bytes] of Object.entries(sizes)) {
    expect(bytes, tag).toBeGreaterThan(500);
    expect(bytes, `${tag}: ${bytes} bytes`).toBeLessThanOrEqual(limit);
  }
});

test('a café of pieces sells: the login is over the page, the dish is added after it, and the cart opens [EMB-42]', async ({
  page,
  shop,
  provider,
}) => {
  const customer = await provider.newCustomer();
  await page.goto(`${shop.embedDemoUrl}cafe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['On Fridays the oven rests.']);
  const card = page.locator('shop-product-card[slug=salmon-nigiri]');
  await expect(card.getByRole('heading', { name: 'Salmon nigiri', level: 3 })).toBeVisible();
  await expect(page.locator('shop-price').getByText('$28.00')).toBeVisible();
  await expect(page.locator('shop-categories').getByRole('link', { name: 'Temaki' })).toBeVisible();
  await expect(page.locator('shop-reviews').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('shop-post').getByRole('heading', { name: 'Seventy degrees' })).toBeVisible();

  const add = page.locator('shop-add-to-cart');
  await add.getByRole('button', { name: 'More: Quantity' }).click();
  await add.getByRole('button', { name: 'Add to Cart' }).click();
  await logIn(page.getByRole('dialog'), customer);
  await expect(add.getByText('2 x Nigiri selection added to cart!')).toBeVisible();
  await card.getByRole('button', { name: 'Add Salmon nigiri to the cart' }).click();
  const button = page.locator('shop-cart-button[floating]').getByRole('link', { name: 'Cart, 3 items' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('Nigiri selection')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  // It is closed a frame after it is hidden; until then nothing beside it takes the focus.
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  const search = page.locator('shop-search');
  await search.getByRole('searchbox').fill('tuna');
  await expect(search.getByRole('option', { name: /Tuna nigiri/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cafe');
});

test('a page’s script sells to a visitor: the page stays at the login, the dish is added after it, and the cart opens over the page [EMB-40] [SEC-122]', async ({
  open,
  page,
  shop,
  provider,
}) => {
  const address = `${shop.url}/embed/shop.js?open=page`;
  // No element shows products, and the cart's button is in a menu that is closed.
  await open(
    `<script type="module" src="${address}"></script><nav hidden><shop-cart-button></shop-cart-button></nav><input aria-label="Name">`,
  );
  const call = (statement: string) => runScript(page, address, statement);
  const cart = () => call('shop.getCart().then(({ count }) => count)');
  await page.getByLabel('Name').fill('Aiko');
  expect(await call('shop.add("salmon-nigiri", 2)')).toBe('login');
  const dialog = page.getByRole('dialog');
  await logIn(dialog, await provider.newCustomer());
  await expect.poll(cart).toBe(2);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Aiko');
  await call('(shop.open("cart"), 0)');
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('Salmon nigiri')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // A page that is opened with the cart open.
  await page.evaluate(() =>
    document.querySelector('nav')?.replaceWith(
      Object.assign(document.createElement('p'), {
        innerHTML: '<shop-cart-button expanded></shop-cart-button>',
      }),
    ),
  );
  await expect(drawer.getByText('Salmon nigiri')).toBeVisible();
});

test('a piece is no wider than its place [EMB-36]', async ({ page, shop }) => {
  await page.goto(`${shop.embedDemoUrl}cafe`);
  const add = page.locator('shop-add-to-cart');
  await add.getByRole('button', { name: 'Add to Cart' }).waitFor();
  await add.evaluate((piece) => {
    const place = Object.assign(document.createElement('div'), { style: 'width: 180px' });
    piece.replaceWith(place);
    place.append(piece);
  });
  expect((await add.boundingBox())?.width).toBeLessThanOrEqual(180);
});

test('a button without a field adds no note that was typed elsewhere on the site [PRD-39]', async ({
  open,
  page,
  shop,
  provider,
}) => {
  const dish = 'slug="salmon-nigiri"';
  await open(
    `<script type="module" src="${shop.url}/embed/shop.js?open=page"></script><shop-add-to-cart ${dish}></shop-add-to-cart><shop-product ${dish}></shop-product>`,
  );
  const product = page.locator('shop-product');
  const note = product.getByRole('textbox', { name: 'Note to the kitchen' });
  await product.getByRole('button', { name: 'Add a note to the kitchen' }).click();
  await note.fill('No wasabi');
  await page.reload();
  await expect(note).toHaveValue('No wasabi');
  const adding = page.waitForRequest(/\/add-item\/$/);
  await page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' }).click();
  await logIn(page.getByRole('dialog'), await provider.newCustomer());
  expect((await adding).postDataJSON()).toEqual({ product_id: 1, quantity: 1 });
  await expect(note).toHaveValue('No wasabi');
});
