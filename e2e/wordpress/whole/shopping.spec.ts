import { expect, expectNoSidewaysScroll } from '../../fixtures.ts';
import { watchPage } from '../../pages/page-state.ts';
import { block, test } from '../site-test.ts';

const content = `${block({ element: 'shop-menu', category: 'maki', align: 'wide' })}

[shop_add_to_cart slug="nigiri-selection" stepper]

[shop_cart_button floating]`;

const themes = ['twentytwentythree', 'twentytwentyone'];
const widths = [390, 1280];

for (const theme of themes)
  for (const width of widths)
    test(`${theme} at ${width}: the widget takes the place of the words, nothing moves, and it sells [WPR-08]`, async ({
      page,
      site,
      provider,
      configure,
      publish,
    }) => {
      const customer = await provider.newCustomer();
      site.call('switch_theme', theme);
      configure({ open: 'page' });
      const address = publish(content);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.addInitScript(watchPage);
      await page.goto(address);
      const menu = page.locator('shop-menu');
      await expect(menu.getByRole('heading', { name: 'Products in Maki', level: 1 })).toBeVisible();
      await expect(
        page.locator('shop-add-to-cart').getByRole('button', { name: 'Add to Cart' }),
      ).toBeVisible();
      // A theme moves something by itself now and then.
      const shift = await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
      expect(shift).toBeLessThan(0.01);
      await page.screenshot({ path: `.cache/test-results/wordpress/${theme}-${width}.png`, fullPage: true });
      await expectNoSidewaysScroll(page);

      const add = page.locator('shop-add-to-cart');
      await add.getByRole('button', { name: 'Add to Cart' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(customer.email);
      await dialog.getByLabel('Password').fill(customer.password);
      await page.screenshot({ path: `.cache/test-results/wordpress/${theme}-${width}-login.png` });
      await dialog.getByRole('button', { name: 'Login' }).click();
      await expect(add.getByText('1 x Nigiri selection added to cart!')).toBeVisible();
      await menu.getByRole('button', { name: 'Add Tuna hosomaki to the cart' }).click();
      const button = page.locator('shop-cart-button').getByRole('link', { name: 'Cart, 2 items' });
      await expect(button).toBeVisible();
      await page.screenshot({ path: `.cache/test-results/wordpress/${theme}-${width}-cart.png` });
      await button.click();
      await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Tuna hosomaki')).toBeVisible();
      expect(await page.evaluate(() => window.refused)).toEqual([]);
    });
