import type { Page } from '@playwright/test';
import { expect, type RunningShop } from '../fixtures.ts';
import type { Customer, Provider } from '../provider.ts';

/** Opens a page of the shop, or of a further edge at `url`, as a customer who is already signed in. */
export async function openAs(
  page: Page,
  { access, refresh }: Pick<Customer, 'access' | 'refresh'>,
  path: string,
  url = '',
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.evaluate(
    ([token, renewal]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('refreshToken', renewal);
    },
    [access, refresh] as const,
  );
  await page.goto(url + path);
}

/** Fills in the login of a page, a dialog or a widget, and sends it. */
export async function logIn(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Login' }).click();
}

/** An access token until a time in seconds, which the provider does not accept. */
export const tokenUntil = (exp: number): string =>
  `e30.${Buffer.from(JSON.stringify({ sub: '1', exp })).toString('base64url')}.signature`;

/** In seconds, as tokens have it. */
export const inAnHour = (): number => Math.round(Date.now() / 1000) + 3600;

/** Sessions that the provider does not accept any more, by what is wrong with them. */
export const deadSessions = {
  'has expired, and whose refresh is refused': { access: tokenUntil(1000), refresh: 'long gone' },
  'looks good, and is refused': { access: tokenUntil(inAnHour()), refresh: 'long gone' },
  'is no token': { access: 'Ünsinn', refresh: 'long gone' },
} as const;

/** Resets the provider's data, so that no earlier order has bought the stock that a test needs. */
export async function restock({ apiBase }: Pick<RunningShop, 'apiBase'>): Promise<void> {
  await fetch(new URL('/__reset', apiBase), { method: 'POST' });
}

/** A customer with two salmon nigiri and a tuna nigiri in the cart. */
export async function customerWithCart(provider: Provider): Promise<Customer> {
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 2);
  await provider.addToCart(customer, 2, 1);
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
