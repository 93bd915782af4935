import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { unpaidOrder, openShop } from '../components/testing/open-shop.tsx';
import { openCheckout, orderBy } from './checkout/checkout.fixture.ts';

const payNow = page.getByRole('button', { name: 'Pay now' });

/** Opens the cart of a shopper who came back from the payment page. */
function open(isEmpty: boolean, status: string | Promise<string> = 'initiated', root?: ShadowRoot) {
  localStorage.setItem('deviceOrders', JSON.stringify([unpaidOrder]));
  sessionStorage.setItem('pendingOrder', JSON.stringify({ id: unpaidOrder.id }));
  return openShop({
    path: '/cart',
    signedIn: true,
    ...(root && { root }),
    answers: async ({ path }) => {
      if (path.startsWith('/payments/history/')) return { status: await status };
      return isEmpty && path === '/orders/cart/' ? { id: 1, items: [], total_price: '0.00' } : undefined;
    },
  });
}

test.each([true, false])(
  'an unpaid order comes first, whether the cart is empty (%j) [PAY-14]',
  async (isEmpty) => {
    open(isEmpty);
    await expect.element(payNow).toHaveFocus();
    const next = isEmpty ? page.getByRole('heading', { level: 1 }) : page.getByRole('table');
    await expect.element(next).toBeVisible();
    const place = payNow.element().compareDocumentPosition(next.element());
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('it takes no focus from what the shopper does meanwhile', async () => {
  const answer = Promise.withResolvers<string>();
  open(false, answer.promise);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Miso soup' });
  await quantity.click();
  answer.resolve('initiated');
  await expect.element(payNow).toBeVisible();
  await expect.element(quantity).toHaveFocus();
});

test('a widget neither takes the focus nor scrolls the page around it', async () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  open(true, 'initiated', root);
  await expect.element(payNow).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect.element(payNow).not.toHaveFocus();
});

test('a paid order is none to pay', async () => {
  open(true, 'succeeded');
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  expect(payNow.elements()).toEqual([]);
});

test.each(['/cart', '/orders'])(
  'Back to %s asks for the payment again, which may have been made by then [SEC-186]',
  async (path) => {
    localStorage.setItem('deviceOrders', JSON.stringify([unpaidOrder]));
    sessionStorage.setItem('pendingOrder', JSON.stringify({ id: unpaidOrder.id }));
    let status = 'initiated';
    const answers = (call: { path: string }) =>
      call.path.startsWith('/payments/history/') ? { status } : undefined;
    openShop({ path, signedIn: true, answers });
    await expect.element(payNow).toBeVisible();
    status = 'succeeded';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(payNow).not.toBeInTheDocument();
  },
);

/** Orders by card, and comes back to the page as it was left. */
async function backFromPayment(status: string) {
  const card = () => ({ redirectUrl: 'https://pay.example/1', payment_uuid: 'u-1' });
  const shop = await orderBy(openCheckout({ card }), 'Card');
  const toPayment = page.getByRole('link', { name: 'Continue to payment' });
  await expect.element(toPayment).toBeVisible();
  shop.cart.lines = [];
  shop.answer(({ path }) => (path.startsWith('/payments/history/') ? { status } : undefined));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect.element(toPayment).not.toBeInTheDocument();
}

test('Back from a payment that was not made shows the cart, which asks for it [SEC-178]', async () => {
  await backFromPayment('initiated');
  await expect.element(payNow).toHaveFocus();
});

test('Back from a payment that was made shows the cart, and nothing to pay [SEC-178]', async () => {
  await backFromPayment('succeeded');
  await expect.element(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
  expect(payNow.elements()).toEqual([]);
});

test('an order whose page was left while its payment was being started comes first, too [SEC-102]', async () => {
  const before = await orderBy(openCheckout({ card: () => new Promise(() => {}) }), 'Card');
  await expect.poll(() => before.changes()).toContain('POST /payments/card/initiate/');
  before.close();
  const shop = openShop({ path: '/cart', signedIn: true });
  shop.cart.lines = [];
  await expect.element(payNow).toHaveFocus();
  await expect.element(page.getByText('Order 42 is placed, but not paid yet.')).toBeVisible();
});
