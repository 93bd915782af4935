import { failure, tokenOf } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bankOnly, closeStorage, fillAddress, openCheckout, place } from './checkout.fixture.ts';

const field = (name: string) => page.getByLabelText(name);
const confirmation = page.getByRole('heading', { name: 'Order Placed Successfully!' });

test('what was typed and chosen survives a reload', async () => {
  const first = await openCheckout();
  await fillAddress();
  await page.getByRole('radio', { name: 'Cash on delivery' }).click();
  first.close();
  await openCheckout();
  await expect.element(field('Full name')).toHaveValue('Mele Tamati');
  await expect.element(field('Country')).toHaveValue('New Zealand');
  await expect.element(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
});

test('without a storage what was typed is there as long as the document lasts, and so is what was ordered [SEC-111]', async () => {
  closeStorage();
  const shop = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await page.getByRole('button', { name: 'Back to Cart' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect.element(field('Full name')).toHaveValue('Mele Tamati');
  await expect.element(field('Country')).toHaveValue('New Zealand');
  await place();
  await expect.element(confirmation).toBeVisible();
  await shop.navigate('/orders');
  await expect.element(page.getByRole('heading', { name: 'Your last order' })).toBeVisible();
});

const remember = page.getByRole('checkbox', { name: 'Remember this address on this device' });
const isStored = () => JSON.stringify([localStorage, sessionStorage]).includes('14 Quay Street');

/** Orders to the address in the fields, with another state of the box. */
async function orderAndToggle(): Promise<void> {
  await remember.click();
  await place();
  await expect.element(confirmation).toBeVisible();
}

test('an address is remembered on this device when the shopper agrees', async () => {
  const order = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await orderAndToggle();
  expect(isStored()).toBe(true);
  order.close();
  await openCheckout({ options: () => bankOnly });
  await expect.element(field('Street')).toHaveValue('14 Quay Street');
  await expect.element(remember).toBeChecked();
});

test('a remembered address is forgotten when the shopper agrees no more', async () => {
  const first = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await orderAndToggle();
  first.close();
  const second = await openCheckout({ options: () => bankOnly });
  await expect.element(field('Street')).toHaveValue('14 Quay Street');
  await orderAndToggle();
  expect(isStored()).toBe(false);
  second.close();
  await openCheckout({ options: () => bankOnly });
  await expect.element(field('Street')).toHaveValue('');
});

test('a session that ends in the checkout leads to a login, and back to what was typed', async () => {
  const shop = await openCheckout();
  await fillAddress();
  const tokens = { access: shop.storage.getItem('authToken'), refresh: 'again', user: {} };
  await shop.platform.session.getState().logout();
  await expect.element(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  shop.answer(({ path }) => (path === '/accounts/login/' ? tokens : undefined));
  await field('Email').fill('mele@umi.example');
  await page.getByLabelText('Password', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect.element(field('Full name')).toHaveValue('Mele Tamati');
  expect(shop.address()).toBe('/cart');
  await page.getByRole('button', { name: 'Back to Cart' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('a remembered address is in the fields, and stays remembered, after a session that ended before anything was typed [SEC-86]', async () => {
  const first = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await orderAndToggle();
  first.close();
  const shop = await openCheckout({ options: () => bankOnly });
  await expect.element(field('Street')).toHaveValue('14 Quay Street');
  shop.answer(() => failure(401));
  await shop.platform.cart.getState().reload();
  await expect.element(field('Street')).not.toBeInTheDocument();
  const answers = {
    '/accounts/login/': { access: tokenOf('customer'), refresh: 'refresh' },
    '/payments/options/': bankOnly,
    '/orders/orders/': { id: 43 },
  };
  shop.answer(({ path }) => Object.entries(answers).find(([name]) => name === path)?.[1]);
  await shop.platform.session.getState().login({ email: 'mele@umi.example', password: '12345678' });
  await expect.element(field('Street')).toHaveValue('14 Quay Street');
  await expect.element(remember).toBeChecked();
  await place();
  await expect.element(confirmation).toBeVisible();
  expect(isStored()).toBe(true);
});

test('shows nothing of what was typed, or of what was ordered, to who logs in in another tab [SEC-50]', async () => {
  const shop = await openCheckout({ order: () => ({ id: 42 }), card: () => failure(500) });
  const logInAs = async (customer: string) => {
    const tokens = { access: tokenOf(customer), refresh: 'refresh' };
    shop.answer(({ path }) => (path === '/accounts/login/' ? tokens : undefined));
    await shop.platform.session.getState().login({ email: `${customer}@umi.example`, password: '12345678' });
  };
  await fillAddress();
  await logInAs('another');
  await expect.element(field('Street')).toHaveValue('');
  await logInAs('customer');
  await expect.element(field('Street')).toHaveValue('14 Quay Street');
  await place();
  await expect.element(page.getByText('Order number 42')).toBeVisible();
  await logInAs('another');
  await expect.element(page.getByText('Order number 42')).not.toBeInTheDocument();
});

test.each([
  ['that is not paid', 'Order number 42', () => failure(500)],
  [
    'on the way to its payment',
    'Continue to payment',
    () => ({ redirectUrl: 'https://pay.example/', payment_uuid: 'u-1' }),
  ],
  ['that is being placed', 'Placing your order…', undefined],
])('an order %s is out of view once its customer has logged out [SEC-50]', async (_, text, card) => {
  const answer = Promise.withResolvers<unknown>();
  const order = () => (card ? { id: 42 } : answer.promise);
  const shop = await openCheckout({ order, card: card ?? (() => undefined) });
  await fillAddress();
  await place();
  await expect.element(page.getByText(text)).toBeVisible();
  await shop.platform.session.getState().logout();
  await expect.element(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
  answer.resolve({ id: 42 });
  await expect.poll(() => localStorage.getItem('deviceOrders')).toContain('42');
  expect(shop.address()).toBe('/cart');
});

test('a blank field shows its error when it is left for the next one, until it is filled', async () => {
  await openCheckout();
  await field('Street').click();
  await userEvent.tab();
  await expect.element(field('Street')).toHaveAccessibleDescription('A street and a number, please.');
  await expect.element(field('City')).not.toHaveAttribute('aria-invalid');
  await field('Street').fill('14 Quay Street');
  await userEvent.tab();
  await expect.element(field('Street')).not.toHaveAttribute('aria-invalid');
});

test('the country is completed from a list and can be anything', async () => {
  await openCheckout();
  await expect.element(field('Country')).toBeVisible();
  const list = field('Country').element().getAttribute('list');
  const countries = [...document.querySelectorAll(`#${CSS.escape(list ?? '')} option`)];
  expect(countries.map((option) => option.textContent)).toContain('New Zealand');
});

test('a failed order leaves the form as it was', async () => {
  let isDown = true;
  await openCheckout({ options: () => bankOnly, order: () => (isDown ? failure(500) : { id: 42 }) });
  await fillAddress();
  await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await place();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to create order. Please check your details and try again.');
  await expect.element(field('Full name')).toHaveValue('Mele Tamati');
  isDown = false;
  await place();
  await expect.element(confirmation).toBeVisible();
});

test('the confirmation of an order is gone with the session of who has placed it [SEC-48]', async () => {
  const shop = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await place();
  await expect.element(confirmation).toBeVisible();
  await shop.platform.session.getState().logout();
  await expect.element(confirmation).not.toBeInTheDocument();
});
