import type { Page } from '@playwright/test';
import { expect, expectReadable, test } from '../fixtures.ts';
import {
  address,
  customerWithCart,
  openAs,
  openCheckout,
  placeOrder,
  restock,
  toCheckout,
} from './customer.ts';
import { whole } from '../whole.ts';

test.beforeEach(({ shop }) => restock(shop));

/** Presses Tab until the focus is on an element of that name. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'radio',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test('a whole purchase works by keyboard alone', async ({ page, provider }) => {
  const { email, password } = await provider.newCustomer();
  await page.goto('/products/salmon-nigiri');
  await tabTo(page, 'button', 'Add to Cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 x Salmon nigiri added to cart!').first()).toBeVisible();

  await tabTo(page, 'link', 'Cart, 1 item');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'More: Quantity of Salmon nigiri');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('$19.60').first()).toBeVisible();
  await tabTo(page, 'button', 'Proceed to Checkout');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await tabTo(page, 'textbox', 'Full name');
  for (const text of Object.values(address)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, 'radio', 'Card');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await tabTo(page, 'button', 'Place Order & Proceed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
});

test('a screen reader gets names, roles and announcements during a purchase', async ({ page, provider }) => {
  await openAs(page, await customerWithCart(provider), '/cart');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Cart and checkout":
      - heading "Your Cart" [level=1]
      - table:
        - rowgroup:
          - row "Product Price Quantity Total Remove"
        - rowgroup:
          - row /Salmon nigiri \\$9\\.80/:
            - cell "Salmon nigiri":
              - link "Salmon nigiri"
            - cell "$9.80"
            - cell:
              - button /Less/
              - spinbutton "Quantity of Salmon nigiri": "2"
              - button /More/
            - cell "$19.60"
            - cell:
              - button "Remove Salmon nigiri"
          - row /Tuna nigiri/
      - complementary "Summary":
        - button "Proceed to Checkout"
        - button "Clear Cart"
  `);
  await page.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  const polite = page.locator('body > [aria-live=polite]:not(:empty)');
  await expect(polite).toHaveText('Tuna nigiri was removed from the cart.');
  await expect(page.getByRole('button', { name: 'Undo: put Tuna nigiri back' })).toBeFocused();

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Cart and checkout":
      - heading "Checkout" [level=1]
      - group "Delivery Address":
        - textbox "Full name"
        - textbox "Contact number"
        - textbox "Street"
        - textbox "City"
        - textbox "Postal code"
        - combobox "Country"
        - checkbox "Remember this address on this device"
      - group "Payment Method":
        - radio "Card" [checked]
        - radio "Bank transfer"
        - radio "Cash on delivery"
      - list "Your order":
        - listitem: 2 × Salmon nigiri $19.60
      - button "Place Order & Proceed"
      - button "Back to Cart"
  `);
  await expect(page.getByRole('region', { name: 'Cart and checkout' })).toBeFocused();
  await placeOrder(page);
  await expect(page.getByRole('alert')).toContainText('Please fill in all required delivery address fields');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Who receives the order?');
});

test('axe finds nothing in drawer, cart and checkout', async ({ page, provider }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, await customerWithCart(provider), '/faq');
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await page.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectReadable(page);
  await toCheckout(page, 'Card');
  await page.getByLabel('City').fill('');
  await page.getByLabel('City').press('Tab');
  await expectReadable(page);
});

test('axe finds nothing in a cart with a change under way', async ({ page, provider }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, await customerWithCart(provider), '/cart');
  const answered = Promise.withResolvers<void>();
  await page.route('**/cart/**', async (route) => {
    if (route.request().method() !== 'GET') await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Remove Tuna nigiri' }).click();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expectReadable(page);
  answered.resolve();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('axe finds nothing around an unpaid order, in the dark', whole, async ({ page, provider }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openAs(page, await customerWithCart(provider), '/cart');
  await toCheckout(page, 'Card');
  await placeOrder(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Canceled' })).toBeVisible();
  await expectReadable(page);
  await page.goto('/orders');
  await expect(page.getByText('Not paid')).toBeVisible();
  await expectReadable(page);
  await page.goto('/cart');
  await expect(page.getByText(/not paid yet/)).toBeVisible();
  await expectReadable(page);
});

test('axe finds nothing around a paid order, and its confirmation prints without the frame', async ({
  page,
  provider,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCheckout(page, provider, 'Card');
  await placeOrder(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expectReadable(page);

  await openCheckout(page, provider, 'Bank transfer');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expectReadable(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(/UMI-\d+/).first()).toBeVisible();
  await expect(main.getByText('First Bank of Port Ellery')).toBeVisible();
  await expect(main.getByText('2 × Salmon nigiri')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByText('2 × Salmon nigiri')).toHaveCSS('color', 'rgb(24, 34, 31)');
});
