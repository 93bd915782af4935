import { beforeItsCode, failure, goodToken } from '@shop/shared/testing/area';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShop, type OpenShop } from '../../components/testing/open-shop.tsx';
import { bankOnly, closeStorage, fillAddress, openCheckout, place } from './checkout.fixture.ts';

const lost = () => {
  throw new Error('The connection is lost.');
};
const searching = page.getByRole('status').filter({ hasText: 'Your order may have arrived' });
const recovering = page.getByRole('heading', { name: 'Looking for your order…' });

/** Leaves the checkout while the order is looked for. */
async function leaveSearch() {
  const shop = await openCheckout({ options: () => bankOnly, order: lost });
  await fillAddress();
  await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await place();
  await expect.element(searching).toBeVisible();
  return shop;
}

function letTwoMinutesPass() {
  const [attempt] = JSON.parse(localStorage.getItem('orderAttempt') ?? '') as object[];
  // As an earlier release stored it, without a list.
  localStorage.setItem('orderAttempt', JSON.stringify({ ...attempt, sentAt: Date.now() - 200_000 }));
}

test('an order whose answer is lost is never called failed: the shop says that it looks for it, and finds it [CHK-26]', async () => {
  const shop = await leaveSearch();
  await expect.element(page.getByRole('button', { name: 'Placing your order…' })).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Mele Tamati');
  shop.cart.lines = [];
  await expect
    .element(page.getByRole('heading', { name: 'Your order has most likely arrived' }))
    .toBeVisible();
  expect(shop.changes()).toEqual(['POST /orders/orders/']);
});

test.each(['/cart', '/orders'])(
  'the next visit of %s looks for the order again, and says what became of it [CHK-27]',
  async (path) => {
    const before = await leaveSearch();
    before.close();
    const shop = openShop({ path, signedIn: true });
    await expect.element(recovering).toBeVisible();
    shop.cart.lines = [];
    await expect
      .element(page.getByRole('heading', { name: 'Your order has most likely arrived' }))
      .toBeVisible();
    expect(shop.changes()).toEqual([]);
  },
);

test('a visit looks for the order once it knows whose it is [CHK-27]', async () => {
  const before = await leaveSearch();
  before.close();
  const platform = (...parts: Parameters<typeof beforeItsCode>) => {
    const known = beforeItsCode(...parts);
    // Tokens of an earlier release do not say it before their code has loaded.
    known.session.setState({ owner: '' });
    return known;
  };
  openShop({ path: '/cart', signedIn: true, platform });
  await expect.element(recovering).toBeVisible();
});

test('a visit after the two minutes says truthfully that the order did not arrive, once [CHK-27]', async () => {
  const before = await leaveSearch();
  before.close();
  letTwoMinutesPass();
  const shop = openShop({ path: '/cart', signedIn: true });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your order did not arrive/);
  await expect.element(page.getByRole('table')).toBeVisible();
  shop.close();
  openShop({ path: '/cart', signedIn: true });
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a cart that was filled anew says of no order that it did not arrive [SEC-82]', async () => {
  const before = await leaveSearch();
  before.close();
  letTwoMinutesPass();
  const shop = openShop({ path: '/cart', signedIn: true });
  shop.cart.lines = shop.cart.lines.slice(1);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We cannot tell whether your last order/);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(localStorage.getItem('orderAttempt')).toBeNull();
});

test('a second tab waits for the first, and orders nothing [CHK-27]', async () => {
  const shop = await leaveSearch();
  const second = openShop({ path: '/cart', signedIn: true });
  await expect.element(recovering).toBeVisible();
  second.cart.lines = [];
  shop.cart.lines = [];
  await expect
    .element(page.getByRole('heading', { name: 'Your order has most likely arrived' }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  expect(second.changes()).toEqual([]);
});

test('the cart of a session that has ended says nothing of an order, which is looked for after the login [SEC-78]', async () => {
  const before = await leaveSearch();
  before.close();
  const shop = openShop({ path: '/cart', signedIn: true });
  await expect.element(recovering).toBeVisible();
  shop.answer(() => failure(401));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We cannot tell yet/);
  await expect
    .element(page.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?redirect=/cart');
  expect(shop.platform.session.getState().hasEnded).toBe(true);
  const tokens = { access: goodToken, refresh: 'refresh' };
  shop.answer((call) => (call.path === '/accounts/login/' ? tokens : shop.cart.answer(call)));
  await shop.platform.session.getState().login({ email: 'mele@umi.example', password: '12345678' });
  await expect.element(recovering).toBeVisible();
});

test('without a storage an order is looked for as long as the document lasts, and none is doubled [SEC-94]', async () => {
  closeStorage();
  const shop = await leaveSearch();
  await shop.navigate('/orders');
  await expect.element(recovering).toBeVisible();
  shop.cart.lines = [];
  await expect
    .element(page.getByRole('heading', { name: 'Your order has most likely arrived' }))
    .toBeVisible();
  expect(shop.changes()).toEqual(['POST /orders/orders/']);
});

test.each([false, true])(
  'where an earlier order did not arrive, a cart that has changed is seen before it is ordered (keys: %s) [SEC-113]',
  async (takesKeys) => {
    const shop = await openCheckout({ options: () => bankOnly, takesKeys });
    await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await fillAddress();
    leaveAttempt(shop);
    shop.cart.lines = shop.cart.lines.slice(1);
    await place();
    await expect.element(page.getByText(/Your cart has changed meanwhile/)).toBeVisible();
    await expect.element(page.getByText('Salmon nigiri')).not.toBeInTheDocument();
    expect(shop.changes()).toEqual([]);
    await place();
    await expect.element(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  },
);

/** The order of a search that has ended, three minutes after the press, since no cart could be read. */
function leaveAttempt({ platform }: OpenShop) {
  const { owner } = platform.session.getState();
  const attempt = { key: 'key-1', sentAt: Date.now() - 200_000, method: 'bank_transfer', dishes: [], owner };
  localStorage.setItem('orderAttempt', JSON.stringify([attempt]));
}

test.each(['/orders', '/cart'])(
  'a shopper who has left for another page before the answer of their order was lost reads on %s what became of it [SEC-108]',
  async (path) => {
    const answer = Promise.withResolvers<never>();
    const shop = await openCheckout({ options: () => bankOnly, order: () => answer.promise });
    await fillAddress();
    await expect.element(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await place();
    await expect.poll(() => shop.changes()).toEqual(['POST /orders/orders/']);
    await shop.navigate('/login');
    await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    shop.cart.lines = [];
    answer.reject(new Error('The connection is lost.'));
    await expect.poll(() => shop.platform.cart.getState().view.items).toEqual([]);
    await shop.navigate(path);
    await expect
      .element(page.getByRole('heading', { name: 'Your order has most likely arrived' }))
      .toBeVisible();
    expect(shop.changes()).toEqual(['POST /orders/orders/']);
  },
);
