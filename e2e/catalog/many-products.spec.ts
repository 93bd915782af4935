import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Provider } from '../provider.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { waitForHydration } from '../shop-page.ts';
import { cards, firstCardBelow } from './cards.ts';
import { longestTask, type TraceEvent } from './longest-task.ts';
import { whole } from '../whole.ts';

const list = '^/api/products/products/\\?is_active=true$';
// A phone's processor to a desk's.
const slower = 4;

interface Offered {
  readonly name: string;
  readonly price: string | number;
}

/** As many products as asked for, made from those that the shop has. */
function manyProducts(listed: unknown, count: number): readonly Offered[] {
  const products = listed as readonly Offered[];
  const rounds = Array.from({ length: Math.ceil(count / products.length) }, () => products);
  const many = rounds.flat().slice(0, count);
  return many.map((product, place) => ({ ...product, id: place + 1, name: `${product.name} ${place}` }));
}

/** Opens a list of 500 products, which it gives. */
async function openMany(page: Page, provider: Provider): Promise<readonly Offered[]> {
  const body = manyProducts(await provider.call('/products/products/?is_active=true'), 500);
  await provider.fault({ match: { path: list }, kind: 'status', status: 200, body });
  // As many steps as show them all.
  await page.goto('/products?pages=11');
  await expect(page.getByText('500 products')).toBeVisible();
  await quiet(page);
  await waitForHydration(page);
  // A document holds the first of them; the browser shows the rest.
  await expect(cards(page)).toHaveCount(body.length);
  return body;
}

/** Milliseconds of work, by its own clock, that the longest task of the page's thread takes meanwhile. */
async function longestDuring(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to measure.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(trace.traceEvents);
}

/** The same for an action, until something shows and is painted; without locators, which work in the page's own time. */
async function longestUntil(
  page: Page,
  action: () => Promise<void>,
  until: (argument?: string) => boolean,
  argument?: string,
): Promise<number> {
  return longestDuring(page, async () => {
    await action();
    await page.waitForFunction(until, argument);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  });
}

async function longestTaskOfClick(page: Page, what: Locator, until: () => boolean): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  return longestUntil(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2), until);
}

/** Makes the page's thread a phone's. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

// Times are printed and not judged: a busy machine lengthens them several times over.
function printTimes(milliseconds: Record<string, number>): void {
  const description = JSON.stringify(milliseconds);
  test.info().annotations.push({ type: 'longest tasks in milliseconds', description });
  console.log(`500 products, longest tasks in milliseconds: ${description}`);
}

// A trace of the test would copy the whole page with every step, in the page's own time.
test.use({ trace: 'off' });

test('500 products in one list answer to touch, scrolling and filters', async ({ page, provider }) => {
  await openMany(page, provider);
  await slowDown(page);

  // Other programs on the machine lengthen single tasks: of three stretches the middle one counts.
  const stretches: number[] = [];
  for (let stretch = 0; stretch < 3; stretch += 1) {
    const before = await page.evaluate(() => scrollY);
    const task = await longestDuring(page, async () => {
      for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 1500);
      await page.waitForFunction((from) => scrollY > from + 3000, before);
    });
    stretches.push(task);
  }
  const [, scrolling = Number.NaN] = stretches.toSorted((one, other) => one - other);
  await page.evaluate(() => scrollTo(0, 0));
  const opening = await longestTaskOfClick(
    page,
    page.getByRole('button', { name: /^Filters/ }),
    () => document.querySelector('dialog[open]') !== null,
  );
  const box = page.getByRole('checkbox', { name: /^Vegan/ });
  const filtering = await longestTaskOfClick(
    page,
    box,
    () => document.querySelectorAll('main a[href^="/products/"]').length < 300,
  );
  await expect(page.getByText(/^\d+ of 500 products$/).first()).toBeVisible();
  printTimes({ scrolling, opening, filtering });
});

test('500 products come in another order', whole, async ({ page, provider }) => {
  const products = await openMany(page, provider);
  const cheapestFirst = products.toSorted((one, other) => Number(one.price) - Number(other.price));
  const expected = cheapestFirst.map(({ name }) => name);
  await slowDown(page);
  await page.getByLabel('Sort by').focus();
  const sorting = await longestUntil(
    page,
    () => page.keyboard.press('ArrowDown'),
    (name) => document.querySelector('main h2')?.textContent === name,
    expected[0],
  );
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(expected);
  printTimes({ sorting });
});

test.describe('without fonts, which the next page may show for the first time', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });
  test.beforeEach(({ context }) => context.route(/\.woff2$/, (route) => route.abort()));

  test('Back to a list of 500 finds the card where it was', whole, async ({ page, provider }) => {
    await openMany(page, provider);
    const top = () => page.evaluate(() => scrollY);
    for (let turn = 1; turn <= 8; turn += 1) {
      await page.mouse.wheel(0, 1400);
      await expect.poll(top).toBe(turn * 1400);
    }
    const card = await firstCardBelow(page, 200);
    await card.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    const nameOf = () => card.getByRole('heading').textContent();
    const [name, place, before] = [await nameOf(), await card.boundingBox(), await top()];
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/products\/[a-z]/);
    await expect.poll(top).toBe(0);
    await slowDown(page);
    const returning = await longestUntil(
      page,
      () => page.evaluate(() => history.back()),
      () => document.querySelectorAll('main li h2').length === 500,
    );
    printTimes({ returning });
    await expect(page.getByText('500 products')).toBeVisible();
    await expect.poll(top).toBe(before);
    expect(await nameOf()).toBe(name);
    expect(await card.boundingBox()).toEqual(place);
  });
});
