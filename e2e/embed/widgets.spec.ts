import type { Page } from '@playwright/test';
import { logIn } from '../account/customer.ts';
import { expect } from '../fixtures.ts';
import { addButton } from '../shop-page.ts';
import { test } from './widgets-page.ts';

const heading = (page: Page, element: string, name: string) =>
  expect(page.locator(element).getByRole('heading', { name, exact: true }).first()).toBeVisible();

test('the catalog registers menu, product and gallery [EMB-01]', async ({ open, page }) => {
  await open(
    '<shop-menu {settings}></shop-menu><shop-product slug="salmon-nigiri" {settings}></shop-product><shop-gallery {settings}></shop-gallery>',
  );
  await heading(page, 'shop-menu', 'Our Products');
  await heading(page, 'shop-product', 'Salmon nigiri');
  await heading(page, 'shop-gallery', 'Product Gallery');
});

test('the blog registers blog, contact and questions [EMB-02]', async ({ open, page }) => {
  await open(
    '<shop-blog {settings}></shop-blog><shop-contact {settings}></shop-contact><shop-faq {settings}></shop-faq>',
  );
  await heading(page, 'shop-blog', 'Blog');
  await heading(page, 'shop-contact', 'Contact Us');
  await heading(page, 'shop-faq', 'Frequently Asked Questions');
});

test('account-cart registers cart and account [EMB-03]', async ({ open, page }) => {
  await open('<shop-cart {settings}></shop-cart><shop-account {settings}></shop-account>');
  await heading(page, 'shop-cart', 'Please Log In');
  await heading(page, 'shop-account', 'Login');
});

test('on a phone, in wide letters of a page, marks stay within their cards', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(
    '<shop-menu {settings} style="--shop-sans: Verdana, DejaVu Sans; --shop-font-size: 20px"></shop-menu>',
  );
  const offer = page.locator('shop-menu').getByText('DISCOUNT OFFER').first();
  const spareWidth = () =>
    offer.evaluate((badge) => {
      const card = badge.closest('li') ?? badge;
      return card.getBoundingClientRect().right - badge.getBoundingClientRect().right;
    });
  await expect.poll(spareWidth).toBeGreaterThan(0);
});

test('280 px wide, the button of a product has its words in one line, and nothing is lost sideways [EMB-78]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 700 });
  await open('<shop-product slug="salmon-nigiri" {settings}></shop-product>');
  const button = addButton(page.locator('shop-product'));
  await expect(button).toBeVisible();
  const lines = await button.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
    return Math.max(...tops) - Math.min(...tops);
  });
  expect(lines).toBeLessThan(12);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});

test('category limits the menu to that category [EMB-05]', async ({ open, page, provider }) => {
  const answer = await provider.call('/products/products/?is_active=true&category__slug=maki');
  const listed = answer as { slug: string }[] | { results: { slug: string }[] };
  const maki = ('results' in listed ? listed.results : listed).map(({ slug }) => slug);
  expect(maki.length).toBeGreaterThan(0);
  await open('<shop-menu category="maki" {settings}></shop-menu>');
  const menu = page.locator('shop-menu');
  const linked = async (part: string) => {
    const links = await menu
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(links.filter((href) => href.includes(part)).map((href) => href.split(/[/=]/).at(-1)))];
  };
  await heading(page, 'shop-menu', 'Products in Maki');
  await expect.poll(() => linked('/products/')).toEqual(maki);
  expect(await linked('category='), 'links to categories').toEqual([]);
  expect(await linked('/products'), 'links to the whole menu').toEqual(maki);

  await menu.getByRole('link', { name: /maki/i }).first().click();
  await expect(addButton(menu)).toBeVisible();
  expect(await linked('category=')).toEqual(['maki']);
  await menu.getByRole('link', { name: 'Maki', exact: true }).click();
  await heading(page, 'shop-menu', 'Products in Maki');
  await expect.poll(() => linked('/products')).toEqual(maki);

  await menu.evaluate((element) => element.setAttribute('category', 'nigiri'));
  await heading(page, 'shop-menu', 'Products in Nigiri');
  await menu.evaluate((element) => element.removeAttribute('category'));
  await heading(page, 'shop-menu', 'Our Products');
  await expect.poll(async () => (await linked('#category-')).length).toBeGreaterThan(1);
});

test('widgets share one session and one cart [EMB-12, EMB-13]', async ({ open, page, provider }) => {
  const customer = await provider.newCustomer();
  await open(
    '<shop-account {settings}></shop-account><shop-product slug="salmon-nigiri" {settings}></shop-product><shop-cart {settings}></shop-cart>',
  );
  const account = page.locator('shop-account');
  await logIn(account, customer);
  const cart = page.locator('shop-cart');
  await expect(cart.getByText('Your Cart is Empty')).toBeVisible();
  await addButton(page.locator('shop-product')).click();
  await expect(cart.getByRole('link', { name: 'Salmon nigiri' })).toBeVisible();
});

test('with deep-link an address with an opened picture shows that over the page [EMB-19]', async ({
  open,
  page,
}) => {
  await open('<shop-gallery deep-link {settings}></shop-gallery>');
  await page
    .locator('shop-gallery')
    .getByRole('button', { name: /Salmon nigiri/ })
    .first()
    .click();
  const picture = page.getByRole('dialog', { name: 'Salmon nigiri' });
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  await picture.getByRole('button', { name: /Close/ }).click();
  await heading(page, 'shop-gallery', 'Product Gallery');
});

test('without deep-link the title, metadata, address and history of the page stay [EMB-18]', async ({
  open,
  page,
}) => {
  await open('<shop-menu {settings}></shop-menu>');
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      metadata: Array.from(
        document.querySelectorAll('meta, title, link[rel=canonical]'),
        ({ outerHTML }) => outerHTML,
      ),
      address: location.href,
      entries: history.length,
      state: history.state as unknown,
    }));
  const before = await state();
  const menu = page.locator('shop-menu');
  await menu.getByRole('link', { name: /Salmon nigiri/ }).click();
  // The list has a heading of this name, too, and a link to the category.
  await expect(menu.getByRole('heading', { name: 'Salmon nigiri', level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: 'Nigiri', exact: true }).click();
  await heading(page, 'shop-menu', 'Products in Nigiri');
  expect(await state()).toEqual(before);
});

/** Parts of a menu whose look is compared. Pages may hide them. */
const menuParts = (page: Page) => {
  const menu = page.locator('shop-menu');
  return [
    menu.getByRole('heading', { level: 1, includeHidden: true }),
    menu.getByRole('heading', { level: 2, includeHidden: true }),
    menu.getByRole('link', { name: 'Salmon nigiri', includeHidden: true }),
    menu.getByRole('link', { name: 'Maki', exact: true, includeHidden: true }),
  ].map((part) => part.first());
};

/** Waits for the widget itself, which replaces the elements of its preview. `noteReady` comes before the page. */
const menuIsLoaded = async (page: Page) => {
  await page.waitForFunction(() => Reflect.get(globalThis, 'isWidgetReady') === true);
  for (const part of menuParts(page)) await expect(part).toBeAttached();
};

const noteReady = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('shop:ready', () => Object.assign(globalThis, { isWidgetReady: true })),
  );

/** A few properties that page styles like to change, of each part. */
const look = (page: Page) =>
  Promise.all(
    menuParts(page).map((part) =>
      part.evaluate((element) => {
        const { color, fontSize, fontFamily, lineHeight, margin, padding, display, direction } =
          getComputedStyle(element);
        return [color, fontSize, fontFamily, lineHeight, margin, padding, display, direction];
      }),
    ),
  );

test('the page does not change the look of a widget, nor the widget that of the page [EMB-08, EMB-09]', async ({
  open,
  page,
}) => {
  const body = '<h1>Theirs</h1><p class="card button">A word</p><shop-menu {settings}></shop-menu>';
  await noteReady(page);
  await open(body);
  await menuIsLoaded(page);
  const plain = await look(page);
  expect(plain.flat().every(Boolean), 'all properties have values').toBe(true);

  const hostile =
    '* { color: red !important; font: 40px fantasy !important; margin: 9px !important; line-height: 3 !important } html { font-size: 62.5%; direction: rtl } a { display: none !important }';
  await open(body, `<style>${hostile}</style>`);
  await menuIsLoaded(page);
  expect(await look(page)).toEqual(plain);

  const own = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('body > h1, body > p'), (element) => {
        const { color, fontFamily, margin, padding, backgroundColor } = getComputedStyle(element);
        return [color, fontFamily, margin, padding, backgroundColor];
      }),
    );
  await open(body.replace(/<shop-menu.*/, ''));
  const alone = await own();
  await open(body);
  await menuIsLoaded(page);
  expect(await own()).toEqual(alone);
});
