import {
  failure,
  memoryStorage,
  showArea,
  testPlatform,
  tokenOf,
  type ProviderAnswers,
} from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';
import { menuAnswers } from './menu-answers.samples.ts';

const emptyCart = { id: 1, items: [], total_items: 0, total_price: '0.00' };
const menu = [
  sampleProduct({ id: 1, name: 'Salmon nigiri', slug: 'salmon-nigiri', price: '9.80' }),
  sampleProduct({ id: 2, name: 'Miso soup', slug: 'miso-soup', price: '4.20' }),
  sampleProduct({ id: 3, name: 'Mochi', slug: 'mochi', stock: 0 }),
];
const path = '/products?basket=2*salmon-nigiri*no+wasabi&basket=1*miso-soup';

interface Setting {
  readonly path?: string;
  readonly signedIn?: boolean;
  readonly answers?: ProviderAnswers;
  readonly customer?: string;
}

function open({
  path: address = path,
  signedIn = true,
  answers = () => undefined,
  customer = 'customer',
}: Setting = {}) {
  const tokens = memoryStorage({ authToken: tokenOf(customer) });
  const shown = showArea(area, {
    path: address,
    signedIn,
    platform: (fetch, storage) => testPlatform(fetch, signedIn ? tokens : storage),
    answers: (call) => {
      const answer = answers(call);
      if (answer) return answer;
      if (call.path.startsWith('/orders/cart/')) return emptyCart;
      return menuAnswers(menu)(call);
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path: called }) => called === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added, hasToken: () => tokens.getItem('authToken') !== null };
}

const basket = page.getByRole('dialog', { name: 'Dishes for you' });
const addAll = basket.getByRole('button', { name: 'Add all to cart' });
const lines = () =>
  basket
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const both = [
  { product_id: 1, quantity: 2, customization: { Note: 'no wasabi' } },
  { product_id: 2, quantity: 1 },
];

test('a basket of the address shows its dishes at the prices of now, and adds nothing by itself [BSK-02]', async () => {
  const { added } = open({ path: `${path}&basket=1*mochi&basket=3*old-roll` });
  await expect
    .poll(lines)
    .toEqual([
      '2 × Salmon nigiriNote: no wasabi$9.80',
      '1 × Miso soup$4.20',
      '1 × MochiSold out.',
      '3 × old-rollNo longer on the menu.',
    ]);
  expect(added()).toEqual([]);
});

test('one press adds what can be had, with its notes, and says what is not [BSK-03]', async () => {
  const { added } = open({ path: `${path}&basket=1*mochi&basket=3*old-roll` });
  await addAll.click();
  const notice = basket.getByRole('status');
  await expect.element(notice).toMatchTextContent('2 dishes are in your cart.');
  await expect.element(notice).toMatchTextContent('Mochi is sold out.');
  await expect.element(notice).toMatchTextContent('old-roll is no longer on the menu.');
  expect(added()).toEqual(both);
  await expect.element(basket.getByRole('button', { name: 'View cart' })).toBeVisible();
});

test('a basket that cannot be looked up is not added, and can be tried again', async () => {
  let isDown = false;
  const { added } = open({
    answers: ({ path: called }) =>
      isDown && /products\/[^?]+\/$/.test(called) ? failure(400, {}) : undefined,
  });
  await expect.poll(() => lines().length).toBe(2);
  await expect.element(addAll).toBeEnabled();
  isDown = true;
  await addAll.click();
  await expect
    .element(basket.getByRole('alert'))
    .toMatchTextContent('The dishes could not be looked up. Please try again.');
  expect(added()).toEqual([]);
  isDown = false;
  await addAll.click();
  await expect.poll(added).toEqual(both);
});

test('a visitor is sent to the login, and what was pressed is done after it, once [BSK-04]', async () => {
  const visitor = open({ signedIn: false });
  await addAll.click();
  await expect.poll(visitor.address).toContain('/login?redirect=');
  const redirect = new URL(visitor.address(), location.href).searchParams.get('redirect') ?? '';
  expect(redirect).toBe(path);
  visitor.close();
  const back = open({ path: redirect });
  await expect.poll(back.added).toEqual(both);
  await expect.element(basket.getByRole('status')).toMatchTextContent('2 dishes are in your cart.');
  back.close();
  const reloaded = open();
  await expect.element(addAll).toBeEnabled();
  expect(reloaded.added()).toEqual([]);
});

test.each([
  ['is theirs who log in again', 'customer', both],
  ['is in nobody else’s cart, with its notes', 'another', []],
])('a basket that a customer adds whose session has ended %s [SEC-92]', async (_, customer, expected) => {
  const ended = open({
    answers: ({ path: called }) => (called.startsWith('/orders/cart/') ? failure(401) : undefined),
  });
  await expect.poll(ended.hasToken).toBe(false);
  await addAll.click();
  await expect.poll(ended.address).toContain('/login?redirect=');
  ended.close();
  const next = open({ customer });
  await expect.poll(() => sessionStorage.length).toBe(0);
  // The button has other words while dishes are being added.
  await expect.element(addAll.or(basket.getByRole('status'))).toBeVisible();
  await expect.poll(next.added).toEqual(expected);
});

test('a basket that is not wanted leaves the address and keeps the list [BSK-05]', async () => {
  const { address } = open({ path: `/products?sort=price&basket=1*miso-soup` });
  await basket.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(address).toBe('/products?sort=price');
  expect(basket.elements()).toHaveLength(0);
});

test('a basket without a line that can be read shows nothing [BSK-05]', async () => {
  open({ path: '/products?basket=nonsense&basket=0*miso-soup' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Miso soup').first()).toBeVisible();
  expect(basket.elements()).toHaveLength(0);
});
