import type { Page } from '@playwright/test';
import { expect, type RunningShop } from '../fixtures.ts';
import type { Customer, Provider } from '../provider.ts';

/** Opens a page of the shop as a customer who is already signed in. */
export async function openAs(
  page: Page,
  { access, refresh }: Pick<Customer, 'access' | 'refresh'>,
  path: string,
): Promise<void> {
  await page.goto('/login');
  await page.evaluate(
    ([token, renewal]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('refreshToken', renewal);
    },
    [access, refresh] as const,
  );
  await page.goto(path);
}

/** Resets the provider's data, so that no earlier order has bought the stock that a test needs. */
export async function restock({ apiBase }: Pick<RunningShop, 'apiBase'>): Promise<void> {
  await fetch(new URL('/__reset', apiBase), { method: 'POST' });
}

/** A customer with two salmon nigiri and a tuna nigiri in the cart. */
export async function customerWithCart(provider: Provider): Promise<Customer> {
  const customer = await provider.newCustomer();
  for (const [product_id, quantity] of [
    [1, 2],
    [2, 1],
  ]) {
    await provider.call('/orders/cart/add-item/', {
      method: 'POST',
      token: customer.access,
      body: { product_id, quantity },
    });
  }
  return customer;
}

export const address = {
  'Full name': 'Mele Tamati',
  'Contact number': '+1 555 0100',
  Street: '14 Quay Street',
  City: 'Port Ellery',
  'Postal code': '10115',
  Country: 'United States',
} as const;

export async function fillAddress(place: Pick<Page, 'getByLabel'>): Promise<void> {
  for (const [label, text] of Object.entries(address)) await place.getByLabel(label).fill(text);
}

/** From the cart to a filled checkout. */
export async function toCheckout(page: Page, method: string): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page);
  await page.getByText(method, { exact: true }).click();
}

/** The number of orders so far, read off the number of a new one. */
export async function ordersBefore(provider: Provider): Promise<number> {
  const { access: token } = await customerWithCart(provider);
  const delivery_address = Object.fromEntries(
    ['fullname', 'contact_number', 'street', 'city', 'postalCode', 'country'].map((name) => [name, 'x']),
  );
  const body = { payment_method: 'bank_transfer', delivery_address };
  const order = await provider.call('/orders/orders/', { method: 'POST', token, body });
  return (order as { id: number }).id - 1;
}

/** Opens a filled checkout; returns the number of orders so far. */
export async function openCheckout(page: Page, provider: Provider, method: string): Promise<number> {
  await openAs(page, await customerWithCart(provider), '/cart');
  await toCheckout(page, method);
  return ordersBefore(provider);
}

export const placeOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Place Order & Proceed' }).click();

/** Expects one order more than then; counting placed one, too. */
export async function expectOneOrderSince(before: number, provider: Provider): Promise<void> {
  expect(await ordersBefore(provider)).toBe(before + 2);
}
