import {
  failure,
  memoryStorage,
  showArea,
  testPlatform,
  tokenOf,
  type ProviderAnswers,
} from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';
import { sampleProduct } from './components/samples.ts';

const emptyCart = { id: 1, items: [], total_items: 0, total_price: '0.00' };
const fullCart = { ...emptyCart, total_items: 3, total_price: '29.40' };

interface Setting {
  readonly signedIn: boolean;
  readonly stock?: number;
  readonly add?: ProviderAnswers;
  readonly customer?: string;
}

function open({ signedIn, stock = 5, add = () => fullCart, customer = 'customer' }: Setting) {
  const shown = showArea(area, {
    path: '/products/salmon-nigiri',
    signedIn,
    platform: (fetch, storage) =>
      testPlatform(fetch, signedIn ? memoryStorage({ authToken: tokenOf(customer) }) : storage),
    answers: (call) => {
      if (call.path === '/orders/cart/add-item/') return add(call);
      return call.path === '/orders/cart/' ? emptyCart : sampleProduct({ stock });
    },
  });
  onTestFinished(() => shown.close());
  const added = () =>
    shown.calls.filter(({ path }) => path === '/orders/cart/add-item/').map(({ body }) => body);
  return { ...shown, added };
}

async function wantThree() {
  const shown = open({ signedIn: false });
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => shown.address()).toBe('/login?redirect=/products/salmon-nigiri');
  shown.close();
}

const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const productIsThere = () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();

test('adds the pending item after the login, and only once', async () => {
  await wantThree();
  const back = open({ signedIn: true });
  await says('3 x Salmon nigiri added to cart!');
  expect(back.added()).toEqual([{ product_id: 1, quantity: 3 }]);
  back.close();
  const reloaded = open({ signedIn: true });
  await productIsThere();
  expect(reloaded.added()).toEqual([]);
});

test('is removed from the storage before the call is sent', async () => {
  await wantThree();
  const stored: number[] = [];
  open({
    signedIn: true,
    add: () => {
      stored.push(sessionStorage.length);
      return fullCart;
    },
  });
  await says('3 x Salmon nigiri added to cart!');
  expect(stored).toEqual([0]);
});

test('says why it was not added, and does not try again', async () => {
  await wantThree();
  const refused = open({ signedIn: true, add: () => failure(400, { detail: 'The kitchen is closed.' }) });
  await says('The kitchen is closed.');
  refused.close();
  const { added } = open({ signedIn: true });
  await productIsThere();
  expect(added()).toEqual([]);
});

test('looks at the stock as it is after the login', async () => {
  await wantThree();
  const { added } = open({ signedIn: true, stock: 2 });
  await says('Only 2 items available.');
  expect(added()).toEqual([]);
});

test('is removed when a visitor comes back without a login', async () => {
  await wantThree();
  const visitor = open({ signedIn: false });
  await productIsThere();
  await expect.poll(() => sessionStorage.length).toBe(0);
  visitor.close();
  const { added } = open({ signedIn: true });
  await productIsThere();
  expect(added()).toEqual([]);
});

test.each([
  ['is theirs who log in again', 'customer', [2, 1]],
  ['is in nobody else’s cart, with its note', 'another', [1]],
])('what a customer adds whose session has ended %s [SEC-90]', async (_, customer, quantities) => {
  const ended = open({ signedIn: true, add: () => failure(401) });
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add a note to the kitchen' }).click();
  await page.getByRole('textbox', { name: /kitchen/i }).fill('No sesame: I am allergic');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => ended.address()).toBe('/login?redirect=/products/salmon-nigiri');
  ended.close();
  const next = open({ signedIn: true, customer });
  await productIsThere();
  if (customer === 'customer') await says('2 x Salmon nigiri added to cart!');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await says('1 x Salmon nigiri added to cart!');
  expect(next.added()).toMatchObject(quantities.map((quantity) => ({ quantity })));
});

test('goes to the login though the storage is full', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  onTestFinished(() => {
    full.mockRestore();
    log.mockRestore();
  });
  await wantThree();
  const aboutItem = log.mock.calls.filter(([text]) => String(text).includes('wantedItem'));
  expect(aboutItem).toHaveLength(1);
});

test('adds nothing that cannot be removed from the storage, and says so', async () => {
  await wantThree();
  const stuck = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Closed.', 'SecurityError');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    stuck.mockRestore();
    log.mockRestore();
  });
  const { added } = open({ signedIn: true });
  await says('Failed to add item.');
  expect(added()).toEqual([]);
});
