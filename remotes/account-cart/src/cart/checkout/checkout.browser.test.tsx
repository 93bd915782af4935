import { failure } from '@shop/shared/testing/area';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { allMethods, bankOnly, fillAddress, openCheckout, orderBy, place } from './checkout.fixture.ts';

const problem = page.getByRole('alert');
const radios = page.getByRole('radio');
const confirmation = page.getByRole('heading', { name: 'Order Placed Successfully!' });

test('the checkout takes the place of the cart at the same address, and back [CHK-01]', async () => {
  const shop = await openCheckout();
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  expect(shop.address()).toBe('/cart');
  await page.getByRole('button', { name: 'Back to Cart' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('the delivery address has six required fields [CHK-02]', async () => {
  await openCheckout();
  const group = page.getByRole('group', { name: 'Delivery Address' });
  await expect.element(group).toBeVisible();
  const inputs = group.element().querySelectorAll('input[required]');
  expect([...inputs].map((input) => input.getAttribute('name'))).toEqual([
    'fullname',
    'contact_number',
    'street',
    'city',
    'postalCode',
    'country',
  ]);
});

test('one radio for each enabled method, the first one preselected [CHK-03] [CHK-04]', async () => {
  await openCheckout();
  await expect.poll(() => radios.elements().length).toBe(3);
  await expect.element(radios.nth(0)).toBeChecked();
  expect(radios.elements().map((radio) => radio.getAttribute('value'))).toEqual([
    'card_2c2p',
    'bank_transfer',
    'custom',
  ]);
});

test('a method that is not enabled has no radio, the next one is preselected', async () => {
  await openCheckout({ options: () => ({ ...allMethods, enable_card_payment: false }) });
  await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  expect(radios.elements()).toHaveLength(2);
});

test.each([
  ['Cash on delivery', 'Cash on delivery'],
  ['', 'Other Payment Method'],
])('the custom method labelled %j is called %s [CHK-05]', async (label, name) => {
  await openCheckout({ options: () => ({ ...allMethods, custom_payment_label: label }) });
  await expect.element(page.getByRole('radio', { name })).toHaveAttribute('value', 'custom');
});

test.each([
  [{ detail: 'Payments rest.' }, 'Payments rest.'],
  ['', 'Failed to load payment options. Please refresh the page.'],
])('options refused with %j show %s, and can be tried again [CHK-06]', async (body, text) => {
  let broken = true;
  await openCheckout({ options: () => (broken ? failure(400, body) : bankOnly) });
  await expect.element(problem).toHaveTextContent(text);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await expect.element(problem).not.toBeInTheDocument();
});

test.each([
  ['a failure', () => failure(400)],
  ['no enabled method', () => ({})],
])('%s leaves no methods to choose from [CHK-07]', async (_, options) => {
  await openCheckout({ options });
  await expect
    .element(page.getByText('Could not load payment options. Please try refreshing.', { exact: true }))
    .toBeVisible();
  expect(radios.elements()).toHaveLength(0);
});

test('the order is shown with every customization before it is placed [ORD-05]', async () => {
  await openCheckout({ options: () => bankOnly });
  const lines = page.getByRole('list', { name: 'Your order' }).getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent('2 × Salmon nigiriWasabi: on the side $19.60');
});

test('blank fields are named and nothing is sent; what was typed stays [CHK-08]', async () => {
  const shop = await openCheckout({ options: () => bankOnly });
  await fillAddress();
  await page.getByLabelText('Street').fill('   ');
  await page.getByLabelText('Postal code').fill('');
  await place();
  await expect
    .element(problem)
    .toHaveTextContent('Please fill in all required delivery address fields: Street, Postal code.');
  await expect.element(page.getByLabelText('Street')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('Street')).toHaveFocus();
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Mele Tamati');
  expect(shop.changes()).toEqual([]);
});

test('all six are named by their labels, each with words of its own below [CHK-08]', async () => {
  const shop = await openCheckout({ options: () => bankOnly });
  await expect.element(radios.first()).toBeChecked();
  await place();
  await expect
    .element(problem)
    .toHaveTextContent(
      'Please fill in all required delivery address fields: Full name, Contact number, Street, City, Postal code, Country.',
    );
  const described = page.getByRole('group', { name: 'Delivery Address' }).element();
  for (const input of described.querySelectorAll<HTMLElement>('input[required]'))
    await expect.element(input).toHaveAccessibleDescription(/(please\.|\?)/);
  expect(shop.changes()).toEqual([]);
});

test('without a method one is asked for and nothing is sent [CHK-09]', async () => {
  const shop = await openCheckout({ options: () => ({}) });
  await fillAddress();
  await place();
  await expect.element(problem).toHaveTextContent('Please select a payment method.');
  expect(shop.changes()).toEqual([]);
});

test('a method other than the three codes orders nothing [CHK-10]', async () => {
  const shop = await openCheckout();
  await expect.element(radios.nth(0)).toBeChecked();
  radios.nth(0).element().setAttribute('value', 'crypto');
  await fillAddress();
  await place();
  await expect.element(problem).toHaveTextContent('Invalid payment method selected.');
  expect(shop.changes()).toEqual([]);
});

test('pressing twice makes one order [CHK-11]', async () => {
  const answer = Promise.withResolvers<unknown>();
  const shop = await openCheckout({ options: () => bankOnly, order: () => answer.promise });
  await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await fillAddress();
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(page.getByText('Placing your order…')).toBeVisible();
  form?.requestSubmit();
  answer.resolve({ id: 42 });
  await expect.element(confirmation).toBeVisible();
  expect(shop.changes()).toEqual(['POST /orders/orders/']);
});

test.each([
  [{ detail: 'Closed today.' }, 'Closed today.'],
  [{ delivery_address: { city: ['Too far.'] } }, 'delivery_address: Too far.'],
  ['', 'Failed to create order. Please check your details and try again.'],
])('an order refused with %j shows %s; the cart stays [CHK-12]', async (body, text) => {
  const shop = await orderBy(openCheckout({ order: () => failure(400, body) }), 'Bank transfer');
  await expect.element(problem).toHaveTextContent(text);
  await expect.element(page.getByLabelText('Street')).toHaveValue('14 Quay Street');
  expect(shop.platform.cart.getState().view.items).toHaveLength(2);
});

test('a bank transfer is confirmed with its details, the cart emptied here [CHK-13] [CHK-19]', async () => {
  const shop = await orderBy(openCheckout(), 'Bank transfer');
  await expect.element(confirmation).toBeVisible();
  await expect.element(page.getByText('Harbour Bank 12-3456')).toBeVisible();
  expect(shop.address()).toBe('/order-confirmation');
  expect(shop.platform.cart.getState().view).toMatchObject({ items: [], count: 0 });
  expect(shop.changes()).toEqual(['POST /orders/orders/']);
  expect(shop.calls.find(({ path }) => path === '/orders/orders/')?.body).toEqual({
    payment_method: 'bank_transfer',
    delivery_address: {
      fullname: 'Mele Tamati',
      contact_number: '+64 21 000 000',
      street: '14 Quay Street',
      city: 'Auckland',
      postalCode: '1010',
      country: 'New Zealand',
    },
  });
});

test('a cart that could not be read is not ordered: it is read, and what shows then is [SEC-110]', async () => {
  const shop = await openCheckout();
  const first = page.getByRole('list', { name: 'Your order' }).getByRole('listitem').nth(0);
  await expect.element(first).toMatchTextContent('2 × Salmon nigiri');
  // As by a change whose answer was lost, in an outage.
  shop.cart.lines = shop.cart.lines.map((line) => ({ ...line, quantity: 5 }));
  shop.answer(({ path }) => (path === '/orders/cart/' ? failure(400) : undefined));
  await shop.platform.cart.getState().reload();
  shop.answer(() => undefined);
  await orderBy(Promise.resolve(shop), 'Bank transfer');
  await expect.element(problem).toMatchTextContent(/^The total of your cart is not known at the moment/);
  await expect.element(first).toMatchTextContent('5 × Salmon nigiri');
  expect(shop.changes()).toEqual([]);
  await place();
  await expect.element(confirmation).toBeVisible();
});

test('a cart that another device has changed, or that costs more by now, is not ordered before it was seen [SEC-112]', async () => {
  const shop = await openCheckout({ options: () => bankOnly });
  const total = { id: 1, items: shop.cart.lines, total_items: 3, total_price: '120.00' };
  shop.answer(({ path, method }) => (path === '/orders/cart/' && method === 'GET' ? total : undefined));
  await expect.element(radios.first()).toBeChecked();
  await fillAddress();
  await place();
  await expect.element(problem).toMatchTextContent(/^Your cart has changed meanwhile/);
  await expect.element(page.getByText('$120.00').first()).toBeVisible();
  shop.answer(() => undefined);
  shop.cart.lines = shop.cart.lines.slice(1);
  await place();
  await expect.element(page.getByText('$100.00').first()).toBeVisible();
  await expect.element(page.getByText('Salmon nigiri')).not.toBeInTheDocument();
  expect(shop.changes()).toEqual([]);
  await place();
  await expect.element(confirmation).toBeVisible();
});

test('any other failure while ordering has its own words [CHK-23]', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const shop = await openCheckout();
  shop.platform.cart.setState({
    forget: () => {
      throw new TypeError('x is undefined');
    },
  });
  await orderBy(Promise.resolve(shop), 'Bank transfer');
  await expect.element(problem).toHaveTextContent('An error occurred. Please try again.');
});

test('a cart that another tab orders during the checkout says so, with a link to the orders [CHK-25]', async () => {
  const shop = await openCheckout({ order: () => failure(400, { detail: 'Your cart is empty.' }) });
  await fillAddress();
  shop.cart.lines = [];
  await place();
  await shop.platform.cart.getState().reload();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect
    .element(page.getByText('It was ordered or emptied in another tab or on another device.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/orders');
});
