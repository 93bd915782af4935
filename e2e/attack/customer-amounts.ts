import type { Page } from '@playwright/test';
import { openAs, restock } from '../account/customer.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { expect } from '../fixtures.ts';
import { openPayment } from '../faults/open-payment.ts';
import { createProvider } from '../provider.ts';
import { isSoldOut, itemsOf, moneyOf, oddNumbers } from './amounts.ts';
import { auditPage } from './audit.ts';
import { attackOne, type Visit } from './check-page.ts';
import type { Plan } from './plant.ts';
import type { Vector } from './vectors/index.ts';
import type { Watch } from './watch.ts';

/** What a line of the cart shows. */
interface ShownLine {
  readonly price: string;
  readonly quantity: string;
  readonly total: string;
  /** Why it cannot be ordered; empty when it can. */
  readonly problem: string;
}

/** Of one dish, as the sandbox sells it. */
const unit = { price: '$9.80', quantity: '1', total: '$9.80', problem: '' };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a line with the vector in one field must show. */
const expectedLine: Readonly<Record<string, (vector: Vector) => ShownLine>> = {
  price(vector) {
    const price = moneyOf(vector);
    if (price) return { ...unit, price, total: price };
    const problem = 'Its price is on request: it cannot be ordered online.';
    return { ...unit, price: 'Price on request', total: '', problem };
  },
  quantity(vector) {
    const quantity = itemsOf(vector) ?? 0;
    const left = quantity > 99 ? 'Only some left.' : '';
    const problem = quantity === 0 ? 'Please choose how many.' : left;
    return { ...unit, quantity: String(quantity), total: dollars.format(9.8 * quantity), problem };
  },
  stock: (vector) => ({ ...unit, problem: isSoldOut(vector) ? 'Sold out.' : '' }),
};

const cannotBeOrdered = 'Some of your items cannot be ordered as they are. Please change or remove them.';
const noTotal =
  'The total of your cart is not known at the moment. Please try again, or ask us before you order.';

/** Numbers alone: one in each price, quantity and stock of a line, and each as the total of a cart and the amount of a payment. */
export async function attackAmounts(visit: Visit, watched: Watch, plan: Plan): Promise<string[]> {
  const { page, attacked } = visit;
  const { apiBase, url } = attacked.shop;
  const provider = createProvider(apiBase);
  await restock(attacked.shop);
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 1);
  watched.expectAt(undefined);
  await openAs(page, customer, '/test', url);
  const wrong: string[] = [];
  /** Whether nothing was wrong. */
  const attack = async (place: string, part: Plan, check: () => Promise<string[]>) => {
    attacked.hostile.takeCalls();
    const found = [...(await attackOne(visit, part, place, check)), ...watched.take()];
    const ordered = attacked.hostile.takeCalls().filter((call) => call.includes('/orders/orders/'));
    wrong.push(...found, ...ordered.map(() => `${place}: something was ordered`));
    return found.length === 0;
  };
  for (const field of Object.keys(expectedLine))
    for (const isGood of [true, false]) {
      const batch = plan.batch.filter((one) => (expectedLine[field]?.(one).problem === '') === isGood);
      const part = { ...plan, batch, fields: [field] };
      await attack(`/cart, ${field}`, part, () => attackLines(page, field, batch, isGood));
    }
  await openCart(page);
  for (const vector of plan.batch) {
    const part = { ...plan, batch: [vector], fields: ['total_price', 'total_items'] };
    // Wherever it stopped, the next number begins at the cart.
    if (!(await attack('/cart, total', part, () => attackTotal(page, vector)))) await openCart(page);
  }
  const paymentId = await openPayment(apiBase);
  await page.clock.install();
  for (const vector of plan.batch) {
    const said = { status: 'succeeded', currency: 'USD' };
    const part = { ...plan, batch: [vector], fields: ['amount'], said };
    await attack('/payment/return', part, () => attackPayment(page, paymentId, vector));
  }
  return wrong;
}

/** By way of another page: a checkout that is opened again is still the checkout. */
async function openCart(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/cart');
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' }).click();

/** A cart with a line for each vector; one that cannot be ordered keeps the cart from the checkout, and can be taken out. */
async function attackLines(
  page: Page,
  field: string,
  batch: readonly Vector[],
  isGood: boolean,
): Promise<string[]> {
  if (batch.length === 0) return [];
  await openCart(page);
  const removeButtons = page.getByRole('button', { name: /^Remove / });
  await expect(removeButtons).toHaveCount(batch.length + 1);
  const [, ...shown] = await readLines(page);
  expect(shown).toEqual(batch.map((vector) => expectedLine[field]?.(vector)));
  const wrong = [...(await auditPage(page)), ...(await oddNumbers(page))];
  await proceed(page);
  const outcome = isGood ? 'Bank transfer' : cannotBeOrdered;
  await expect(page.getByText(outcome).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(isGood ? 1 : 0);
  if (!isGood) await expect(removeButtons.last()).toBeEnabled();
  return [...wrong, ...(await oddNumbers(page))];
}

const readLines = (page: Page): Promise<ShownLine[]> =>
  page.locator('main tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [product, price, quantity, total] = [...row.querySelectorAll<HTMLElement>('td')];
      const said = [...(product?.querySelectorAll('p') ?? [])].map((one) => one.textContent);
      return {
        price: price?.innerText.trim() ?? '',
        quantity: quantity?.querySelector('input')?.value ?? '',
        total: total?.innerText.trim() ?? '',
        problem: said.at(-1)?.replace(/^Only \d+ left/, 'Only some left') ?? '',
      };
    }),
  );

/** The cart is read again before the checkout: with such a total it opens and says so, or stays closed and says why. */
async function attackTotal(page: Page, vector: Vector): Promise<string[]> {
  const money = moneyOf(vector);
  await proceed(page);
  const total = page.locator('main p').filter({ hasText: /^Total/ });
  if (!money) {
    await expect(page.getByText(noTotal)).toBeVisible();
    await expect(total).toHaveText('Total —Not known yet');
    return oddNumbers(page);
  }
  await expect(page.getByText('Bank transfer').first()).toBeVisible();
  await expect(total).toHaveText(`Total ${money}`);
  const wrong = await oddNumbers(page);
  await page.getByRole('button', { name: 'Back to Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart', level: 1 })).toBeVisible();
  // It is read when it shows; the next press would share that answer, which is of before the next number.
  await quiet(page);
  return wrong;
}

/** The result of a payment shows the amount, or says nothing of it. */
async function attackPayment(page: Page, paymentId: string, vector: Vector): Promise<string[]> {
  await page.goto(`/payment/return?paymentId=${paymentId}`);
  await expect(page.getByText('Checking your payment…')).toBeVisible();
  // The page waits before it asks (PAY-04).
  await page.clock.fastForward(1500);
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  const amount = page.locator('main dl div').filter({ hasText: /^Amount/ });
  const said = await amount.locator('dd').allTextContents();
  const shown = said.map((text) => dollars.format(Number(/^([\d.]+) USD$/.exec(text)?.[1] ?? NaN)));
  expect(shown).toEqual([moneyOf(vector)].filter((money) => money !== undefined));
  return oddNumbers(page);
}
