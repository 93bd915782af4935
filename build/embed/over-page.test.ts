import { expect, test } from 'vitest';
import { setUpForeignPage, until } from './testing-embeds.ts';

// Dialogs that a widget opens over the page around it.

const foreign = setUpForeignPage();

const navigate = (tag: string, path: string) =>
  foreign.page.locator(tag).evaluate((element, to) => {
    void (element as HTMLElement & { navigate(path: string): Promise<void> }).navigate(to);
  }, path);

test('a dialog of a widget that stands in something that is not shown is over the page all the same [SEC-120]', async () => {
  // As in a menu that is closed on a phone.
  await foreign.open(
    `${foreign.script('basket')}<button>Book a table</button><div hidden>${foreign.script('menu')}<shop-menu ${foreign.settings} open="page" data-theme="dark"></shop-menu></div>`,
  );
  await until(async () => expect((await foreign.heard()).join()).toContain('shop:ready shop-menu'));
  await navigate('shop-menu', '/cart');
  const dialog = foreign.page.getByRole('dialog');
  await dialog.getByText('0 in the cart').waitFor();
  const ground = await dialog.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(ground).toBe('rgb(18, 24, 22)');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await foreign.page.getByRole('button', { name: 'Book a table' }).click();
  expect(await foreign.page.locator('body > :not(script, button, div[hidden])').count()).toBe(0);
  expect(foreign.problems).toEqual([]);
});

test('a widget in a layer that its page makes invisible, or lets presses through, covers nothing of the page; its dialog is over it all the same [SEC-134]', async () => {
  // As menus and dialogs of a page are closed, so that they can move or fade.
  const closed = 'position: fixed; inset: 0; z-index: 1; opacity: 0';
  for (const way of ['visibility: hidden', 'pointer-events: none']) {
    await foreign.open(
      `${foreign.script('basket')}${foreign.script('menu')}<button>Book a table</button>
      <div id="layer"><shop-menu ${foreign.settings} open="page"></shop-menu></div>`,
    );
    await until(async () => expect((await foreign.heard()).join()).toContain('shop:ready shop-menu'));
    await foreign.page.locator('#layer').evaluate((layer, css) => {
      layer.style.cssText = css;
    }, `${closed}; ${way}`);
    const book = foreign.page.getByRole('button', { name: 'Book a table' });
    const isCovered = () =>
      book.evaluate((button) => {
        const { left, top } = button.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5) !== button;
      });
    expect(await isCovered()).toBe(false);
    await navigate('shop-menu', '/cart');
    const dialog = foreign.page.getByRole('dialog');
    await dialog.getByText('0 in the cart').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await until(async () => expect(await foreign.page.locator('dialog').count()).toBe(0));
  }
});

test('a dialog can be used also where the widget that opens it is in a part of its page that is inert [SEC-182]', async () => {
  await foreign.open(
    `${foreign.script('basket')}${foreign.script('menu')}<button>Book a table</button>
    <div inert><shop-menu ${foreign.settings} open="page"></shop-menu></div>`,
  );
  await until(async () => expect((await foreign.heard()).join()).toContain('shop:ready shop-menu'));
  await navigate('shop-menu', '/cart');
  const dialog = foreign.page.locator('dialog[open]');
  await dialog.getByText('0 in the cart').waitFor();
  await dialog.getByText('Close').click({ timeout: 5000 });
  await foreign.page.getByRole('button', { name: 'Book a table' }).click({ timeout: 5000 });
});

test.each(['hidden', 'inert'] as const)(
  'a dialog is over the page also where the menu that its widget stands in closes as that is pressed, by %s [SEC-199]',
  async (closed) => {
    await foreign.open(
      `${foreign.script('basket')}${foreign.script('menu')}<button>Book a table</button>
      <div id="menu"><shop-menu ${foreign.settings} open="page"></shop-menu></div>`,
    );
    await until(async () => expect((await foreign.heard()).join()).toContain('shop:ready shop-menu'));
    await foreign.page.getByRole('link', { name: 'To the cart' }).click();
    const dialog = foreign.page.locator('dialog[open]');
    await dialog.getByText('0 in the cart').waitFor();
    // As once its menu has moved out of the view.
    await foreign.page.locator('#menu').evaluate((menu, way) => menu.toggleAttribute(way, true), closed);
    await dialog.getByText('Close').click({ timeout: 5000 });
    await foreign.page.getByRole('button', { name: 'Book a table' }).click({ timeout: 5000 });
    expect(await foreign.page.locator('dialog').count()).toBe(0);
    expect(foreign.problems).toEqual([]);
  },
);

test('a dialog has no preview either where the widget that opens it has none, as on a page whose code is pinned [SEC-121]', async () => {
  // An element whose first page other widgets link to.
  foreign.spoil = (path, text) =>
    path === '/embed/menu.js' ? text.replace('/products?category={category}', '/products') : text;
  await foreign.open(
    `${foreign.script('menu')}${foreign.script('basket')}<shop-cart ${foreign.settings} open="page" fonts></shop-cart>`,
  );
  await foreign.page.getByText('0 in the cart').waitFor();
  await navigate('shop-cart', '/products');
  await foreign.page.getByRole('dialog').getByRole('heading', { name: 'All dishes' }).waitFor();
  expect(foreign.shop.asked.filter((path) => path.includes('preview'))).toEqual([]);
});
