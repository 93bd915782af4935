import { failure } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openShop } from '../components/testing/open-shop.tsx';

function openConfirmation(state?: unknown) {
  return openShop({ path: '/order-confirmation', state });
}

const success = page.getByRole('heading', { name: 'Order Placed Successfully!' });

test('shows the order it was handed and asks for nothing [ORD-01]', async () => {
  const shop = openConfirmation({
    order: { id: 42 },
    method: 'card_2c2p',
    instructions: '',
    contactShop: false,
  });
  await expect.element(success).toBeVisible();
  await expect.element(page.getByText('42', { exact: true })).toBeVisible();
  expect(shop.calls).toEqual([]);
});

test.each([undefined, null, {}, { order: {} }, 'order'])(
  'with the state %j there is no order to show [ORD-02]',
  async (state) => {
    openConfirmation(state);
    await expect.element(page.getByRole('heading', { name: 'Order Information Unavailable' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to the home page' }))
      .toHaveAttribute('href', '/');
  },
);

const unavailable = page.getByRole('heading', { name: 'Order Information Unavailable' });
const ofCustomer = {
  order: { id: 42 },
  method: 'bank_transfer',
  instructions: '',
  contactShop: false,
  owner: 'customer',
};

test('shows an order to the customer who has placed it, until they log out [SEC-48]', async () => {
  const shop = openShop({ path: '/order-confirmation', state: ofCustomer, signedIn: true });
  await expect.element(success).toBeVisible();
  await shop.platform.session.getState().logout();
  await expect.element(unavailable).toBeVisible();
});

test('an order is gone with a logout, also where the provider refuses the session by then [SEC-62]', async () => {
  const shop = openShop({ path: '/order-confirmation', state: ofCustomer, signedIn: true });
  await expect.element(success).toBeVisible();
  shop.answer(() => failure(401));
  await shop.platform.session.getState().logout();
  await expect.element(unavailable).toBeVisible();
});

test('shows an order to nobody else who goes back to it [SEC-48]', async () => {
  const visit = openShop({ path: '/order-confirmation', state: ofCustomer });
  await expect.element(unavailable).toBeVisible();
  visit.close();
  openShop({ path: '/order-confirmation', state: { ...ofCustomer, owner: 'another' }, signedIn: true });
  await expect.element(unavailable).toBeVisible();
});

test('an order stays in view where the provider has ended the session meanwhile', async () => {
  const shop = openShop({ path: '/order-confirmation', state: ofCustomer, signedIn: true });
  await expect.element(success).toBeVisible();
  shop.answer(() => failure(401));
  await shop.platform.cart.getState().reload();
  expect(shop.platform.session.getState()).toMatchObject({ signedIn: false, hasEnded: true });
  await expect.element(success).toBeVisible();
});

test('a bank transfer shows details, reference and what happens next [ORD-03]', async () => {
  openConfirmation({
    order: { id: 42 },
    method: 'bank_transfer',
    instructions: 'Harbour Bank\n12-3456',
    contactShop: false,
  });
  await expect.element(success).toBeVisible();
  await expect.element(page.getByText('Harbour Bank 12-3456')).toBeVisible();
  await expect
    .element(page.getByText('Please use your order number 42 as the payment reference.', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText('We start processing your order once the payment is confirmed.', { exact: true }))
    .toBeVisible();
});

test('the custom method shows its instructions as plain text [ORD-04]', async () => {
  openConfirmation({
    order: { id: 'A7' },
    method: 'custom',
    instructions: 'Pay <b>at the door</b>.',
    contactShop: false,
  });
  await expect.element(page.getByText('Pay <b>at the door</b>.', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
});

test('the order is named as on the payment page, with what it holds and costs', async () => {
  const customization = { Note: 'no wasabi' };
  const items = [{ product: { name: 'Salmon nigiri' }, quantity: 3, total: '29.40', customization }];
  openConfirmation({
    order: { id: 42, order_number: 'UMI-100042', total: '29.40', items },
    method: 'bank_transfer',
    instructions: '',
    contactShop: false,
  });
  await expect.element(page.getByText('UMI-100042', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Please use your order number UMI-100042 as the payment reference.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent('3 × Salmon nigiriNote: no wasabi $29.40');
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible();
});

test('the confirmation can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  openConfirmation({ order: { id: 42 }, method: 'custom', instructions: '', contactShop: false });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});
