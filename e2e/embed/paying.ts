import type { Page } from '@playwright/test';
import { customerWithCart, fillAddress } from '../account/customer.ts';
import type { RunningShop } from '../fixtures.ts';
import type { Provider } from '../provider.ts';

export const cart = '<shop-cart {settings}></shop-cart>';
export const menu = '<shop-menu open="page" {settings}></shop-menu>';

/** Signs a customer with a filled cart in to the widgets of the page. */
export async function signIn(page: Page, { apiBase }: Pick<RunningShop, 'apiBase'>, provider: Provider) {
  const { access, refresh } = await customerWithCart(provider);
  await page.evaluate(
    ([prefix, token, renewal]) => {
      localStorage.setItem(`${prefix}authToken`, token);
      localStorage.setItem(`${prefix}refreshToken`, renewal);
    },
    [`7@${apiBase}:`, access, refresh] as const,
  );
  await page.reload();
}

export async function orderByCard(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByText('Card', { exact: true }).click();
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
}

/** Opens the cart in a dialog of the menu. */
export async function openCart(page: Page) {
  await page
    .locator('shop-menu')
    .evaluate(async (element: HTMLElement & { navigate(path: string): unknown }) => {
      await customElements.whenDefined('shop-menu');
      void element.navigate('/cart');
    });
}

/** A page that the shop does not know: the shopper is asked before the way back. */
export async function goBack(page: Page) {
  await page.getByRole('link', { name: /^Go back to localhost:\d+$/ }).click();
}
