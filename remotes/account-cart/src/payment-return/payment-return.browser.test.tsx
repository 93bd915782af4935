import { failure } from '@shop/shared/testing/area';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unpaidOrder, openShop, type OpenShop } from '../components/testing/open-shop.tsx';

const payment = {
  status: 'succeeded',
  order_identifier: 'UMI-42',
  gateway_transaction_ref: 'TX-7',
  currency: 'USD',
  amount: '35.00',
  error_message: '',
};
const title = page.getByRole('heading', { level: 1 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

interface ReturnSetting {
  readonly path?: string;
  readonly answer?: () => unknown;
  readonly signedIn?: boolean;
}

/** Opens the page; the clock stands still. */
async function openReturn({
  path = '/payment/return?paymentId=u-1',
  answer = () => payment,
  signedIn = false,
}: ReturnSetting = {}) {
  const shop = openShop({ path, signedIn, answers: () => answer() });
  await expect.poll(() => document.querySelector('h1')?.textContent).toBeTruthy();
  return shop;
}

async function afterCheck(setting: ReturnSetting = {}): Promise<OpenShop> {
  const shop = await openReturn(setting);
  await vi.advanceTimersByTimeAsync(1500);
  return shop;
}

const asked = (shop: OpenShop) => shop.calls.map(({ path }) => path);

test('the payment of the address is checked, whatever is pending [PAY-01]', async () => {
  window.sessionStorage.setItem('pendingPaymentId', 'u-9');
  const shop = await afterCheck();
  await expect.poll(() => asked(shop)).toEqual(['/payments/history/u-1/']);
});

test.each(['/payment/return', '/payment/return?paymentId='])(
  'with %s the pending payment is checked [PAY-02]',
  async (path) => {
    window.sessionStorage.setItem('pendingPaymentId', 'u-9');
    const shop = await afterCheck({ path });
    await expect.poll(() => asked(shop)).toEqual(['/payments/history/u-9/']);
  },
);

test('without any payment nothing is asked [PAY-03]', async () => {
  const shop = await afterCheck({ path: '/payment/return' });
  await expect.element(title).toHaveTextContent('Could not identify the payment transaction.');
  expect(shop.calls).toEqual([]);
});

test('the check is sent after 1.5 seconds, not before [PAY-04]', async () => {
  vi.useRealTimers();
  const sent = Promise.withResolvers<number>();
  const opened = performance.now();
  await openReturn({
    answer: () => {
      sent.resolve(performance.now() - opened);
      return payment;
    },
  });
  const waited = await sent.promise;
  expect(waited).toBeGreaterThanOrEqual(1490);
  expect(waited).toBeLessThan(3000);
});

test('a payment that succeeded is shown with its facts [PAY-05]', async () => {
  const shop = await afterCheck();
  await expect.element(title).toHaveTextContent('Payment Successful');
  for (const fact of ['UMI-42', '35.00 USD', 'TX-7']) {
    await expect.element(page.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  expect(shop.calls).toHaveLength(1);
});

test('a payment that succeeded shows what was ordered, with every customization [ORD-05]', async () => {
  const dishes = [
    { slug: 'miso', name: 'Miso soup', quantity: 2, customization: { Note: 'hot' }, total: '8.40' },
  ];
  localStorage.setItem('deviceOrders', JSON.stringify([{ ...unpaidOrder, dishes }]));
  await afterCheck({ signedIn: true });
  const lines = page.getByRole('list', { name: 'What you ordered' }).getByRole('listitem');
  await expect.element(lines).toMatchTextContent('2 × Miso soupNote: hot $8.40');
});

test.each([
  ['failed', 'Payment Failed'],
  ['canceled', 'Payment Canceled'],
])('a %s payment is titled %s [PAY-06]', async (status, text) => {
  await afterCheck({ answer: () => ({ ...payment, status }) });
  await expect.element(title).toHaveTextContent(text);
});

test.each([
  ['Card declined.', 'Card declined.'],
  ['', 'Please check the details and try again.'],
  [null, 'Please check the details and try again.'],
])('a failed payment with the reason %j says: %s [PAY-07]', async (reason, text) => {
  await afterCheck({ answer: () => ({ ...payment, status: 'failed', error_message: reason }) });
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
});

test.each(['initiated', 'pending'])('a payment that is %s is being processed [PAY-08]', async (status) => {
  await afterCheck({ answer: () => ({ ...payment, status }) });
  await expect.element(title).toHaveTextContent('Payment Processing');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Your payment is still being processed. Please check your e-mail for the confirmation.',
    );
});

test.each(['refunded', '', null])('the status %j is unknown [PAY-09]', async (status) => {
  await afterCheck({ answer: () => ({ ...payment, status }) });
  await expect.element(title).toHaveTextContent('Unknown payment status.');
});

test('a payment that is not there has its own words [PAY-10]', async () => {
  await afterCheck({ answer: () => failure(404, { detail: 'Not found.' }) });
  await expect.element(title).toHaveTextContent('Payment transaction not found.');
});

test.each([
  [{ detail: 'Not yours.' }, 'Not yours.'],
  ['', 'Failed to retrieve payment status. Please contact support.'],
])('a check refused with %j shows %s, and can be made again [PAY-11]', async (body, text) => {
  let refused = true;
  await afterCheck({ answer: () => (refused ? failure(403, body) : payment) });
  await expect.element(title).toHaveTextContent(text);
  refused = false;
  await page.getByRole('button', { name: 'Check again' }).click();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(title).toHaveTextContent('Payment Successful');
});

test('a check that failed offers the contact that it names, and the orders [PAY-13]', async () => {
  await afterCheck({ answer: () => failure(403, '') });
  await expect.element(title).toHaveTextContent('Failed to retrieve payment status. Please contact support.');
  const href = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href');
  expect(['contact support', 'Contact us', 'Your orders'].map(href)).toEqual([
    '/contact',
    '/contact',
    '/orders',
  ]);
});

test('a payment is out of view once its customer has logged out, and asked for again as a visitor [SEC-50]', async () => {
  const shop = await afterCheck({ signedIn: true });
  await expect.element(page.getByText('35.00 USD')).toBeVisible();
  shop.answer(() => failure(404));
  await shop.platform.session.getState().logout();
  await expect.element(page.getByText('35.00 USD')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(title).toBeVisible();
  expect(shop.calls.at(-1)?.headers.get('Authorization')).toBeNull();
});
