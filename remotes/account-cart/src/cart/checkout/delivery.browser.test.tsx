import { testPlatform } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openShop } from '../../components/testing/open-shop.tsx';
import { bankOnly, fillAddress, openCheckout, place, withSite } from './checkout.fixture.ts';

const field = (name: string) => page.getByLabelText(name);
const confirmation = page.getByRole('heading', { name: 'Order Placed Successfully!' });

test('a doubtful contact number gets a hint, and is ordered with all the same [CHK-28]', async () => {
  const shop = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await field('Contact number').click();
  await userEvent.tab();
  await expect.element(field('Contact number')).toHaveAccessibleDescription('For the courier only.');
  await field('Contact number').fill('x');
  await userEvent.tab();
  const doubt = 'This is an unusual number. Is it right?';
  await expect.element(field('Contact number')).toHaveAccessibleDescription(doubt);
  await expect.element(page.getByRole('status').filter({ hasText: doubt })).toBeVisible();
  await expect.element(field('Contact number')).not.toHaveAttribute('aria-invalid');
  await place();
  await expect.element(confirmation).toBeVisible();
  expect(shop.calls.find(({ path }) => path === '/orders/orders/')?.body).toMatchObject({
    delivery_address: { contact_number: 'x' },
  });
});

test('the country is the shop’s own until another is typed, and others are suggested [CHK-29]', async () => {
  const site = { country: 'Samoa' };
  const first = await openCheckout({ site });
  await expect.element(field('Country')).toHaveValue('Samoa');
  await expect.element(field('Country')).toBeRequired();
  const list = field('Country').element().getAttribute('list') ?? '';
  expect(document.getElementById(list)?.querySelectorAll('option').length).toBeGreaterThan(200);
  await field('Country').fill('New Zealand');
  first.close();
  const next = await openCheckout({ site });
  await expect.element(field('Country')).toHaveValue('New Zealand');
  next.close();
  sessionStorage.clear();
  await openCheckout();
  await expect.element(field('Country')).toHaveValue('');
});

test('cart, checkout and confirmation say what the shop says of its delivery [CHK-30]', async () => {
  const site = { delivery: { text: 'Within four miles.', hours: '11:30 to 21:30' } };
  const says = async () => {
    await expect.element(page.getByText('Within four miles.', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Delivery: 11:30 to 21:30', { exact: true })).toBeVisible();
  };
  const cart = openShop({
    path: '/cart',
    signedIn: true,
    platform: (...parts) => withSite(testPlatform(...parts), site),
  });
  await says();
  cart.close();
  await openCheckout({ options: () => bankOnly, site });
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await says();
  await fillAddress();
  await place();
  await expect.element(confirmation).toBeVisible();
  await says();
});

test.each([{}, { delivery: null }, { delivery: { text: '', hours: '' } }])(
  'with %j nothing is promised [CHK-30]',
  async (site) => {
    await openCheckout({ options: () => bankOnly, site });
    await expect.element(page.getByText('The total does not include shipping.')).toBeVisible();
    expect(page.getByText(/^Delivery: /).elements()).toEqual([]);
    await fillAddress();
    await place();
    await expect.element(confirmation).toBeVisible();
    expect(page.getByText(/^Delivery: /).elements()).toEqual([]);
  },
);
